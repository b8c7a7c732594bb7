import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { FlowInstance } from '../flows/instance.ts'
import { ConnectionBar } from './device/connection-bar.tsx'
import { stopLanguages, stopLeaving } from './device/keep-inside.ts'
import { useConnection } from './device/use-connection.ts'
import { useWakeLock } from './device/use-wake-lock.ts'
import type { KioskSite } from './kiosk-site.ts'
import { RegisterForm } from './registration/register-form.tsx'
import { useRegistration } from './registration/use-registration.ts'
import { Questions } from './screens/questions.tsx'
import { Welcome } from './screens/welcome.tsx'
import { Visit } from './visit/visit.tsx'
import { wipeVisit } from './visit/wipe.ts'

/** The tablet in a clinic's waiting room: one visitor after another, and nothing of one left for the next. */
export function Kiosk({ kiosk }: { kiosk: KioskSite }) {
  const { flows } = kiosk.booking
  const { registration, setRegistration } = useRegistration(flows.has('kiosk') ? kiosk.clinic.id : undefined)
  const isConnected = useConnection()
  useWakeLock()
  const [visit, setVisit] = useState(0)
  const [isWiping, setWiping] = useState(false)
  /** An earlier visitor whom the server could not be asked to wipe. */
  const unwiped = useRef<FlowInstance>(undefined)
  const home = kiosk.languages[0]!.path
  const { state } = registration
  const isElsewhere = state === 'registered' && registration.clinic !== kiosk.clinic.id

  async function end(instance: FlowInstance) {
    flows.delete(instance.flow.name)
    setWiping(true)
    setVisit((before) => before + 1)
    // Loaded anew in the place of this page: the next visitor gets another document, and Back finds none.
    if (await wipeVisit(instance)) return location.replace(home)
    unwiped.current = instance
    setWiping(false)
  }

  useEffect(() => {
    // A tablet that was moved shows the clinic that it was registered for.
    if (isElsewhere) location.replace(home.replace(kiosk.clinic.id, registration.clinic))
  }, [isElsewhere, home, kiosk.clinic.id, registration])
  useEffect(() => {
    const isIdle = !flows.get('kiosk')?.address.get()
    if (isConnected && unwiped.current && isIdle) {
      void wipeVisit(unwiped.current).then((isWiped) => isWiped && location.replace(home))
    }
  }, [isConnected, flows, home])

  function stopLinks(event: MouseEvent) {
    stopLeaving(event)
    if (!isConnected) stopLanguages(event)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the interactive elements
    <div
      className="kiosk"
      data-offline={!isConnected || undefined}
      onClickCapture={stopLinks}
      onContextMenu={preventDefault}
    >
      {!isConnected && <ConnectionBar words={kiosk.words.connection} />}
      {/* While nobody knows, both first screens are in the page, and the early script decides which one is seen. */}
      {state !== 'registered' && (
        <RegisterForm kiosk={kiosk} onRegistered={(clinic) => setRegistration({ state: 'registered', clinic })} />
      )}
      {state === 'none' ? null : state === 'checking' || isElsewhere || isWiping ? (
        <Welcome kiosk={kiosk} />
      ) : (
        <Visit key={visit} kiosk={kiosk} onEnd={end} onRest={() => setVisit((before) => before + 1)} />
      )}
      {state !== 'none' && <Questions key={`questions ${visit}`} words={kiosk.words} />}
    </div>
  )
}

const preventDefault = (event: { preventDefault(): void }) => event.preventDefault()
