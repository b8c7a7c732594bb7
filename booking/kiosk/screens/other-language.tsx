import type { KioskSite } from '../kiosk-site.ts'

/** The same screen in the other language; nothing of the visit is lost (visit-memory.ts). */
export function OtherLanguage({ kiosk: { languages, booking } }: { kiosk: KioskSite }) {
  const other = languages.find(({ locale }) => locale !== booking.locale)!
  return (
    <a className="btn quiet" href={other.path} lang={other.lang} hrefLang={other.lang} data-inside>
      {other.name}
    </a>
  )
}
