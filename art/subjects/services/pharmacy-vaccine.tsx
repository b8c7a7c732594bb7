import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, leaf, mist, sky, sun, wood } from '../../kit/colours.ts'
import { IcePack, Syringe } from '../../kit/remedies.tsx'
import { Heart, Words } from '../../kit/things.tsx'

/** A vaccine fetched at the pharmacy, in its box with a cold pack. */
export function PharmacyVaccine() {
  return (
    <>
      <Backdrop wall={mist} disc={sky} floor={wood} depth={60} />
      <path
        d="M60 60h55v44q0 24-27 24t-28-24Zm110 0h55v44q0 24-27 24t-28-24Zm110 0h55v44q0 24-27 24t-28-24Zm110 0h55v44q0 24-27 24t-28-24Z"
        fill={leaf}
      />
      <path
        d="M115 60h55v44q0 24-27 24t-28-24Zm110 0h55v44q0 24-27 24t-28-24Zm110 0h55v44q0 24-27 24t-28-24Zm110 0h55v44q0 24-27 24t-28-24Z"
        fill="#fff"
      />
      <path d="M90 200h220q10 0 10 10v150H80V210q0-10 10-10Z" fill="#fff" />
      <path d="M80 240h240v46H80Z" fill={coral} />
      <Heart x={116} y={272} scale={0.8} colour="#fff" />
      <Words x={150} y={256} widths={[130, 90]} colour="#fff" />
      <Syringe x={216} y={176} turn={72} scale={0.78} colour={sun} />
      <IcePack x={420} y={306} scale={1} />
    </>
  )
}
