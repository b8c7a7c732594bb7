import type { Locale } from '#domain/market/locale.ts'

const no = {
  title: 'Hjemmetester',
  none: 'Ingen bestillinger.',
  item: 'Test',
  way: 'Leveres',
  post: 'I posten',
  collect: 'Hentes her',
  since: 'Siden',
  states: {
    ordered: 'Bestilt',
    sent: 'Sendt',
    collected: 'Hentet',
    'handed-in': 'Prøven er levert',
    'result-ready': 'Svaret er klart',
    cancelled: 'Avbestilt',
  },
  give: {
    ordered: 'Bestilt',
    sent: 'Er sendt',
    collected: 'Er hentet',
    'handed-in': 'Prøven er levert',
    'result-ready': 'Svaret er klart',
    cancelled: 'Avbestill',
  },
  isTold: 'Pasienten får SMS om hvert steg, uten at den sier hva som er bestilt.',
  address: 'Adresse',
  reference: 'Referanse',
}
export type OrderWords = typeof no

const en: OrderWords = {
  title: 'Home tests',
  none: 'No orders.',
  item: 'Test',
  way: 'Delivery',
  post: 'By post',
  collect: 'Collected here',
  since: 'Since',
  states: {
    ordered: 'Ordered',
    sent: 'Sent',
    collected: 'Collected',
    'handed-in': 'Sample handed in',
    'result-ready': 'Result ready',
    cancelled: 'Cancelled',
  },
  give: {
    ordered: 'Ordered',
    sent: 'It is sent',
    collected: 'It is collected',
    'handed-in': 'Sample handed in',
    'result-ready': 'Result ready',
    cancelled: 'Cancel',
  },
  isTold: 'The patient gets an SMS at each step, which never says what was ordered.',
  address: 'Address',
  reference: 'Reference',
}

export const orderWords: Record<Locale, OrderWords> = { no, en }
