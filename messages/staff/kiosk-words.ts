import type { Locale } from '#domain/market/locale.ts'

const no = {
  title: 'Nettbrett på venterommet',
  none: 'Klinikken har ingen nettbrett ennå.',
  tablet: 'Nettbrett',
  unnamed: 'Uten navn',
  seen: 'Sist sett',
  states: { registered: 'I bruk', 'code-waits': 'Venter på kode', 'code-expired': 'Koden er utløpt' },
  add: 'Nytt nettbrett',
  nameHint: 'For eksempel «Ved døren»',
  register: 'Lag kode',
  code: 'Kode, vises bare nå:',
  how: 'Åpne {address} på nettbrettet og skriv koden der innen {time}.',
  rename: 'Gi nytt navn',
  save: 'Lagre',
  revoke: 'Ta ut av bruk',
  revokeSure: 'Ja, ta ut av bruk',
  revoked: '{name} er tatt ut av bruk.',
}
export type KioskWords = typeof no

const en: KioskWords = {
  title: 'Tablets in the waiting room',
  none: 'The clinic has no tablets yet.',
  tablet: 'Tablet',
  unnamed: 'No name',
  seen: 'Last seen',
  states: { registered: 'In use', 'code-waits': 'Waiting for its code', 'code-expired': 'The code has expired' },
  add: 'New tablet',
  nameHint: 'For example ‘By the door’',
  register: 'Make a code',
  code: 'Code, shown only now:',
  how: 'Open {address} on the tablet and type the code there by {time}.',
  rename: 'Rename',
  save: 'Save',
  revoke: 'Take out of use',
  revokeSure: 'Yes, take out of use',
  revoked: '{name} is out of use.',
}

export const kioskWords: Record<Locale, KioskWords> = { no, en }
