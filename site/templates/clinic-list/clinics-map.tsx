import type { ReactNode } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { type LiveClinic, useSite } from '../../site-context.tsx'
import { OpenMap } from './open-map.tsx'
import type { MapState } from './use-opened-map.ts'

/** The drawn picture, and in its place the map that can be zoomed once somebody wants it. */
export function ClinicsMap({
  map: { Opened, hasFailed, open },
  children: picture,
  ...shown
}: {
  map: MapState
  clinics: LiveClinic[]
  chosen?: string
  children: ReactNode
}) {
  const { app, locale, stringTranslations } = useSite()
  const { clinic: words } = stringTranslations
  if (!app.sharedData[`map-${locale}`]) return picture
  if (Opened) return <Opened {...shown} instead={picture} />
  return (
    <>
      {picture}
      {hasFailed && <p role="alert">{words.map.failed}</p>}
      <OpenMap className="open-map" button="btn quiet" onOpen={open}>
        <Icon name="pin" />
        {words.viewMap}
      </OpenMap>
    </>
  )
}
