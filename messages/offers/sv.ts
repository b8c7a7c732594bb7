import type { OfferMessages } from './no.ts'

export const sv: OfferMessages = {
  heading: 'Välj en ny tid',
  needLink: 'Öppna länken i sms:et för att se tiderna.',
  withoutScript: 'Sidan behöver JavaScript. Ring oss på {phone} så hittar vi en ny tid.',
  wrongLink: 'Länken fungerar inte. Kontrollera att du har fått med hela, eller ring oss på {phone}.',
  reasons: {
    absence: 'Din tid {time} hos {name} kan tyvärr inte bli av. Välj en av tiderna så flyttar vi den.',
    'freed-time': 'En tid har blivit ledig. Välj den så flyttar vi din tid {time}.',
  },
  until: 'Vi håller tiderna åt dig till kl. {time}. Det kostar inget att flytta.',
  choices: 'Tiderna som vi håller',
  with: 'hos {name}',
  taking: 'Flyttar tiden …',
  taken: 'Din tid är flyttad',
  takenText: 'Välkommen {time} till {name}, {clinic}. Du får ett sms med den nya tiden.',
  decline: 'Ingen av tiderna passar',
  declined: 'Vi har släppt tiderna',
  declinedText: 'Mottagningen ringer dig. Du kan också välja en annan tid själv, eller ringa {phone}.',
  gone: 'Tiderna är inte lediga längre',
  goneText: 'Vi höll dem till kl. {time}. Välj en annan tid själv, eller ring mottagningen på {phone}.',
  withdrawnText: 'Din tid har ändrats sedan vi skickade länken. Se den, eller ring mottagningen på {phone}.',
  slotGone: 'Den tiden är tyvärr inte ledig längre. Välj en av de andra, eller ring {phone}.',
  manage: 'Gå till min tid',
  call: 'Ring {phone}',
}
