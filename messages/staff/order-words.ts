import type { Locale } from '#domain/market/locale.ts'

const no = {
  title: 'Hjemmetester',
  none: 'Ingen bestillinger.',
  item: 'Test',
  way: 'Levering',
  post: 'Med post',
  collect: 'Hentes her',
  since: 'Status siden',
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
    sent: 'Marker som sendt',
    collected: 'Marker som hentet',
    'handed-in': 'Prøven er levert',
    'result-ready': 'Svaret er klart',
    cancelled: 'Avbestill testen',
  },
  isTold: 'Pasienten får en SMS ved hvert steg. Den sier ikke hva som er bestilt.',
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
  since: 'Status since',
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
    sent: 'Mark as sent',
    collected: 'Mark as collected',
    'handed-in': 'Sample handed in',
    'result-ready': 'Result ready',
    cancelled: 'Cancel the order',
  },
  isTold: 'The patient gets a text message at each step. It doesn’t say what was ordered.',
  address: 'Address',
  reference: 'Reference',
}

export const orderWords: Record<Locale, OrderWords> = { no, en }
