import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import type { FlowInstances } from '#booking/flows/instance.ts'
import type { Country, Locale } from '#domain/market/locale.ts'
import type { Directory } from '#domain/people/directory.ts'
import type { Location } from '#domain/places/located.ts'
import type { AppCodes, SiteCatalogue, SiteClinic, TeamMember } from '#domain/site/site-data.ts'
import { noticeId } from '#domain/site/site-notice.ts'
import type { WizardWords } from '#messages/booking/messages.ts'
import type { Messages } from '#messages/messages.ts'
import type { ToolMessages } from '#messages/tools/messages.ts'
import type { PageData } from '#page-data/pages.ts'
import type { AppData, Navigation, SiteCompany } from '#page-data/shared.ts'
import { useLocated } from '#ui/find-nearest/use-located.ts'
import type { ClinicNow } from './clinics-today.ts'
import { useLiveClinics } from './live/use-live-clinics.ts'
import type { LoadedPage } from './load-page.ts'
import { type Media, watchMedia } from './media.ts'
import { type Nearest, nearestClinic } from './nearest/nearest-clinic.ts'
import { visitorLocation } from './visitor-location.ts'

/** A clinic with its live state. */
export type LiveClinic = SiteClinic & Partial<ClinicNow>

/** Available on every page. The first nine fields are agreed (docs/specification.md). */
export interface Site {
  locale: Locale
  localizedPaths: Record<Locale, string>
  stringTranslations: Messages
  media: Media
  /** Whether the notice above the pages is hidden: there is none today, or the visitor has closed it. */
  hideMessage: boolean
  /** The nearest clinic; empty until the visitor tells where they are. */
  nearest: Nearest
  clinicsData: LiveClinic[]
  isClinicsLoading: boolean
  refreshClinicsData: () => void

  /** Whether the clinics' live state could not be fetched when it was last asked for. */
  hasClinicsFailed: boolean
  /** The visitor's location, if they shared it. It stays on this device. */
  location: Location
  country: Country
  app: AppData
  page: PageData
  navigation: Navigation
  company: SiteCompany
  catalogue: SiteCatalogue
  /** On pages of the directory only. */
  practitioners: Directory
  team: TeamMember[]
  /** The words of the booking and the codes of the app; on its pages only. */
  wizard: WizardWords
  apps: AppCodes
  /** The words of the tool; on the page of a tool only. */
  toolWords: Partial<ToolMessages>
  artBase: string
  /** The bookings that this visit has begun. */
  flows: FlowInstances
  contentOnly: boolean
}

const SiteContext = createContext<Site | undefined>(undefined)

export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite is used outside of SiteProvider')
  return site
}

interface ProviderProps {
  loaded: LoadedPage
  contentOnly: boolean
  children: ReactNode
}

export function SiteProvider({ loaded, contentOnly, children }: ProviderProps) {
  const { app, page, shared } = loaded
  const [media, setMedia] = useState<Media>('desktop')
  const [hideMessage, setHideMessage] = useState(true)
  const [location] = useState(() => visitorLocation(loaded))
  const located = useLocated(location)
  const nearest = useMemo(() => nearestClinic(located, shared.clinics), [located, shared.clinics])
  const { today, isAsking: isClinicsLoading, refresh: refreshClinicsData, problem } = useLiveClinics(page)
  const hasClinicsFailed = problem !== undefined
  const [flows] = useState<FlowInstances>(() => new Map())
  useEffect(() => watchMedia(setMedia), [])
  useEffect(() => {
    const notice = document.getElementById(noticeId)
    if (!notice) return
    let isClosed = false
    // Closed before the code below has come: it waits, instead of asking for the page again.
    notice.onsubmit = () => {
      isClosed = true
      return false
    }
    // Few days have a notice, so its code is fetched only then.
    void import('./notice/shown-notice.ts').then(
      ({ watchNotice }) => watchNotice(setHideMessage, isClosed),
      // The notice stays; the page works without closing it.
      () => {
        notice.onsubmit = null
      },
    )
  }, [])

  const site = useMemo<Site>(
    () => ({
      locale: page.locale,
      localizedPaths: page.localizedPaths,
      stringTranslations: shared.messages,
      media,
      hideMessage,
      nearest,
      clinicsData: shared.clinics.map((clinic) => ({ ...today?.[clinic.id], ...clinic })),
      isClinicsLoading,
      refreshClinicsData,
      hasClinicsFailed,
      location,
      country: app.country,
      app,
      page,
      navigation: shared.navigation,
      company: shared.company,
      catalogue: shared.catalogue,
      practitioners: shared.practitioners,
      team: shared.team ?? [],
      wizard: shared.wizard,
      apps: shared.apps,
      toolWords: shared.toolWords ?? {},
      artBase: app.artBase,
      flows,
      contentOnly,
    }),
    [
      app,
      page,
      shared,
      media,
      hideMessage,
      nearest,
      location,
      today,
      isClinicsLoading,
      refreshClinicsData,
      hasClinicsFailed,
      flows,
      contentOnly,
    ],
  )
  return <SiteContext value={site}>{children}</SiteContext>
}
