import { useEffect, useRef } from 'react'
import { Button } from '#ui/button/button.tsx'
import { type LiveClinic, useSite } from '../../site-context.tsx'
import { useOpenedMap } from './use-opened-map.ts'

/** The map above the list, for screens where its place is far below: with the focus, and a button that leads back. */
export function MapOnTop({ clinics, onClose }: { clinics: LiveClinic[]; onClose: () => void }) {
  const { clinic: words } = useSite().stringTranslations
  const { Opened, hasFailed, open } = useOpenedMap()
  const frame = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    frame.current!.querySelector('button')!.focus({ preventScroll: true })
    open()
  }, [])
  return (
    <div className="map-on-top" ref={frame}>
      <Button tone="quiet" onClick={onClose}>
        {words.map.close}
      </Button>
      {Opened ? <Opened clinics={clinics} /> : <p role="status">{hasFailed ? words.map.failed : words.map.loading}</p>}
    </div>
  )
}
