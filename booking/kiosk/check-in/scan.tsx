import { useRef } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { KioskSite } from '../kiosk-site.ts'
import { useCamera } from './use-camera.ts'

/** The picture of the camera, mirrored, so that the phone moves on the screen as in the hand. */
export function Scan({
  words,
  onTicket,
  onPhone,
}: {
  words: KioskSite['words']['checkIn']
  onTicket: (ticket: string) => void
  /** The other way, where there is no camera. */
  onPhone: () => void
}) {
  const video = useRef<HTMLVideoElement>(null)
  const state = useCamera(video, onTicket)
  return (
    <>
      {state === 'failed' ? (
        <>
          <Notice tone="warning" live>
            {words.noCamera}
          </Notice>
          <Button onClick={onPhone}>{words.byPhone}</Button>
        </>
      ) : (
        <>
          <video ref={video} className="kiosk-camera" muted playsInline aria-label={words.camera} />
          <p role="status">{state === 'other-code' ? words.otherCode : words.scanText}</p>
        </>
      )}
    </>
  )
}
