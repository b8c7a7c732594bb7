import type { Language } from '#domain/market/locale.ts'

const no = {
  subject: 'Lenken til plassen din ({reference})',
  text: 'Du har en plass hos {brand}. Vi møtes på nett {time}.',
  join: 'Åpne denne lenken når vi begynner:',
  sms: 'Du får også lenken på SMS, med en påminnelse før vi begynner. Lenken for å avbestille står i SMS-en.',
  mistake: 'Har du ikke bestilt noe hos oss? Da har noen skrevet feil adresse, og du kan slette denne e-posten.',
  end: 'Du kan ikke svare på denne e-posten. Ring {phone} hvis du lurer på noe.',
}

const en: typeof no = {
  subject: 'The link to your place ({reference})',
  text: 'You have a place with {brand}. We meet online on {time}.',
  join: 'Open this link when we start:',
  sms: 'You also get the link by text message, with a reminder before we start. The text message has a link to cancel.',
  mistake: 'Haven’t you booked with us? Then somebody has typed the wrong address, and you can delete this email.',
  end: 'You can’t reply to this email. Call {phone} if you have a question.',
}

const sv: typeof no = {
  subject: 'Länken till din plats ({reference})',
  text: 'Du har en plats hos {brand}. Vi ses på nätet {time}.',
  join: 'Öppna den här länken när vi börjar:',
  sms: 'Du får också länken via sms, med en påminnelse innan vi börjar. Länken för att avboka står i sms:et.',
  mistake: 'Har du inte bokat något hos oss? Då har någon skrivit fel adress, och du kan radera det här mejlet.',
  end: 'Du kan inte svara på det här mejlet. Ring {phone} om du undrar över något.',
}

/** Words of the mail with the link of a webinar. Apart from the other messages, because no browser needs them. */
export const joinMailMessages: Record<Language, typeof no> = { no, en, sv }
