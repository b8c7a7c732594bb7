import type { Locale } from '#domain/market/locale.ts'

const no = {
  heading: 'Hurtigtaster',
  intro: 'Virker når du ikke skriver i et felt.',
  keys: {
    '?': 'Vis hurtigtastene',
    '/': 'Finn en pasient',
    t: 'Gå til i dag',
    n: 'Neste dag',
    p: 'Dagen før',
    arrows: 'Fra time til time på tidslinjen',
    u: 'Angre den siste flyttingen eller avbestillingen',
    enter: 'Åpne timen',
    escape: 'Lukk timen',
  },
  arrows: 'Piltaster',
  enter: 'Enter',
  escape: 'Esc',
  close: 'Lukk',
}
export type ShortcutsWords = typeof no

const en: ShortcutsWords = {
  heading: 'Keyboard shortcuts',
  intro: 'They work while you’re not typing in a field.',
  keys: {
    '?': 'Show the shortcuts',
    '/': 'Find a patient',
    t: 'Go to today',
    n: 'Day after',
    p: 'Day before',
    arrows: 'From booking to booking on the timeline',
    u: 'Undo the last move or cancellation',
    enter: 'Open the booking',
    escape: 'Close the booking',
  },
  arrows: 'Arrows',
  enter: 'Enter',
  escape: 'Esc',
  close: 'Close',
}

export const shortcutsWords: Record<Locale, ShortcutsWords> = { no, en }
