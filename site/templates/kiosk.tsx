import '#booking/booking.css'
import '#booking/kiosk/kiosk.css'
import { useMemo } from 'react'
import { Kiosk } from '#booking/kiosk/kiosk.tsx'
import { type KioskSite, narrowToClinic } from '#booking/kiosk/kiosk-site.ts'
import { htmlLang, locales } from '#domain/market/locale.ts'
import type { KindData } from '#page-data/pages.ts'
import { bookingSite } from '../booking-site.ts'
import { useSite } from '../site-context.tsx'

/** The tablet in a clinic's waiting room. Its HTML is the welcome and the form for the code; everything else needs the script. */
export function KioskTemplate({ data }: { data: KindData['kiosk'] }) {
  const site = useSite()
  const kiosk = useMemo((): KioskSite => {
    const clinic = site.clinicsData.find(({ id }) => id === data.clinic)!
    return {
      booking: narrowToClinic(bookingSite(site), clinic),
      clinic,
      where: data.where,
      words: data.words,
      languages: locales.map((locale) => ({
        locale,
        lang: htmlLang(locale),
        name: data.languageNames[locale],
        path: site.localizedPaths[locale],
      })),
      art: data.art,
    }
  }, [site, data])
  return <Kiosk kiosk={kiosk} />
}
