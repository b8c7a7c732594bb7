import { telephoneLink } from '#domain/market/market.ts'

/** Words with a {phone}: a tap on the number calls it, and it stays on one line. */
export function PhoneText({ text, phone }: { text: string; phone: string }) {
  const [before, after] = text.split('{phone}')
  return (
    <>
      {before}
      <a href={telephoneLink(phone)}>{phone.replaceAll(' ', '\u00a0')}</a>
      {after}
    </>
  )
}
