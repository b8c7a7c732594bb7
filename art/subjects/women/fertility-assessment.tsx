import { Backdrop } from '../../kit/backdrop.tsx'
import { blood, coral, denim, leaf, mist, plum, sky, slate, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Month } from '../../kit/room.tsx'
import { ScanScreen } from '../../kit/scan.tsx'

/** Blood tests, an ultrasound and a calendar, for two. */
export function FertilityAssessment() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} floor={wood} />
      <Month x={150} y={190} marked={[12, 13, 14, 15]} colour={leaf} head={coral} />
      <ScanScreen x={410} y={130} scale={1.1}>
        <ellipse rx="56" ry="36" fill={slate} />
        <Dots at="-22 -4 11, 4 8 13, 26 -10 10" fill="#0c2430" />
      </ScanScreen>
      <rect x="340" y="276" width="36" height="120" rx="18" fill="#fff" opacity=".85" />
      <path d="M340 326h36v52q0 18-18 18t-18-18Z" fill={blood} />
      <rect x="334" y="262" width="48" height="26" rx="6" fill={plum} />
      <path d="M430 320h80l-6 66q-1 10-10 10h-48q-9 0-10-10Z" fill="#fff" opacity=".85" />
      <rect x="422" y="300" width="96" height="26" rx="8" fill={denim} />
    </>
  )
}
