import { Backdrop } from '../../../kit/backdrop.tsx'
import { coral, fjord, mist, rose, sky } from '../../../kit/colours.ts'
import { KneeBones } from '../../../kit/joints.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** The crossed ligament inside the knee, torn in a twist. */
export function AclInjury() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} />
      <KneeBones x={280} y={206}>
        <Stroke d="M22-40-4-18m-12 22-18 20" colour={coral} width={15} />
        <Stroke d="m-24-42 46 70" colour={rose} width={13} />
        <Stroke d="M-6-20 4-14m-10 16-10-6" colour={coral} width={7} />
      </KneeBones>
      <circle cx="276" cy="202" r="72" fill="none" stroke={coral} strokeWidth="7" strokeDasharray="12 14" />
      <Stroke d="M420 130q60 70 0 150m-2-46 0 48 44-12" colour={fjord} width={11} />
    </>
  )
}
