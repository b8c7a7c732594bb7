import { type RefObject, useEffect, useRef, useState } from 'react'
import { createQrReader, isTicket } from './read-qr.ts'

/** starting: the tablet may ask whether it may use the camera. failed: it may not, or there is none. */
export type CameraState = 'starting' | 'looking' | 'other-code' | 'failed'

/** Milliseconds between two looks: often enough to feel immediate, seldom enough for a cheap tablet. */
const pause = 200

/** Shows the camera in a video element and looks for a ticket until it has found one. The camera is off when the screen is left. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, onTicket: (ticket: string) => void): CameraState {
  const [state, setState] = useState<CameraState>('starting')
  const found = useRef(onTicket)
  found.current = onTicket
  useEffect(() => {
    let isOn = true
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    async function start() {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'user', width: { ideal: 1280 } } })
      const player = video.current
      if (!isOn || !player) return stop()
      player.srcObject = stream
      await player.play()
      const readQr = await createQrReader()
      if (!isOn) return
      setState('looking')
      const look = async () => {
        const text = player.videoWidth > 0 ? await readQr(player).catch(() => undefined) : undefined
        if (!isOn) return
        if (text !== undefined && isTicket(text)) return found.current(text)
        if (text !== undefined) setState('other-code')
        timer = setTimeout(look, pause)
      }
      void look()
    }
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    start().catch(() => {
      if (isOn) setState('failed')
    })
    return () => {
      isOn = false
      clearTimeout(timer)
      stop()
    }
  }, [video])
  return state
}
