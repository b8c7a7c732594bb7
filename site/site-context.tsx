import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { locate } from '#booking/clinics/locate.ts'
import type { FlowInstances } from '#booking/flows/instance.ts'
import type { AppData, DirectoryEntry, Navigation, PageData, SiteCompany } from '#compiler/page-data.ts'
import { findNearest } from '#domain/distance.ts'
import type { Country, Locale } from '#domain/locale.ts'
import type { AppCodes, SiteCatalogue, SiteClinic, TeamMember } from '#domain/site-data.ts'
import type { BookingMessages } from '#messages/booking/messages.ts'
import type { Messages } from '#messages/messages.ts'
import type { ClinicNow } from './clinics-today.ts'
import { useLiveClinics } from './live/use-live-clinics.ts'
import type { LoadedPage } from './load-page.ts'
import { type Media, watchMedia } from './media.ts'

/** A clinic with what is known of it right now. */
export type LiveClinic = SiteClinic & Partial<ClinicNow>

/** Held on every page. The first nine fields have the names the specification gives them. */
export interface Site {
  locale: Locale
  localizedPaths: Record<Locale, string>
  stringTranslations: Messages
  media: Media
  /** Whether the message at the top (the pending or failed navigation) is hidden. */
  hideMessage: boolean
  /** The nearest clinic, found on this device; empty until the visitor asks for it. */
  nearest: { id: string; distance: string }
  clinicsData: LiveClinic[]
  isClinicsLoading: boolean
  refreshClinicsData: () => void

  setHideMessage: (hidden: boolean) => void
  /** Asks the device where it is; false when it cannot or may not tell. */
  findNearest: () => Promise<boolean>
  country: Country
  app: AppData
  page: PageData
  navigation: Navigation
  company: SiteCompany
  catalogue: SiteCatalogue
  practitioners: DirectoryEntry[]
  team: TeamMember[]
  /** The words of the booking and the codes of the app; on its pages only. */
  wizard: BookingMessages
  apps: AppCodes
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
  const [nearest, setNearest] = useState({ id: '', distance: '' })
  const { today, isAsking: isClinicsLoading, refresh: refreshClinicsData } = useLiveClinics(page)
  const [flows] = useState<FlowInstances>(() => new Map())
  useEffect(() => watchMedia(setMedia), [])

  const site = useMemo<Site>(
    () => ({
      locale: page.locale,
      localizedPaths: page.localizedPaths,
      stringTranslations: shared.messages,
      media,
      hideMessage,
      nearest,
      clinicsData: shared.clinics.map((clinic) => ({ ...clinic, ...today?.[clinic.id] })),
      isClinicsLoading,
      refreshClinicsData,
      setHideMessage,
      async findNearest() {
        const position = await locate()
        if (!position) return false
        const closest = findNearest(position, shared.clinics)
        if (closest) setNearest({ id: closest.place.id, distance: closest.kilometres.toFixed(1) })
        return closest !== undefined
      },
      country: app.country,
      app,
      page,
      navigation: shared.navigation,
      company: shared.company,
      catalogue: shared.catalogue,
      practitioners: shared.practitioners ?? [],
      team: shared.team ?? [],
      wizard: shared.wizard,
      apps: shared.apps,
      artBase: app.artBase,
      flows,
      contentOnly,
    }),
    [app, page, shared, media, hideMessage, nearest, today, isClinicsLoading, refreshClinicsData, flows, contentOnly],
  )
  return <SiteContext value={site}>{children}</SiteContext>
}
