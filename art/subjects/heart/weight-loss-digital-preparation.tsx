import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, leaf, mist, night, sky, wood } from '../../kit/colours.ts'
import { Person } from '../../kit/person.tsx'
import { Sofa } from '../../kit/sofa.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { Words } from '../../kit/things.tsx'

/** A first step from the sofa: questions and videos on a tablet. */
export function WeightLossDigitalPreparation() {
  return (
    <>
      <Backdrop wall={mist} floor={wood} />
      <Sofa x={210} y={398} colour={coral}>
        <Person
          x={210}
          y={206}
          scale={1.15}
          skin="tan"
          style="short"
          hair="black"
          clothes="sweater"
          colour={leaf}
          look={0.6}
          build={1.35}
          beard="stubble"
          height={160}
        />
      </Sofa>
      <g transform="rotate(8 440 200)">
        <rect x="350" y="110" width="180" height="230" rx="18" fill={night} />
        <rect x="364" y="126" width="152" height="198" rx="8" fill="#fff" />
        <rect x="378" y="140" width="124" height="74" rx="8" fill={sky} />
        <path d="m430 158 28 18-28 18Z" fill={coral} />
        <Words x={382} y={240} widths={[112, 90]} gap={20} />
        <Stroke d="m382 292 8 10 16-20" colour={leaf} width={7} />
        <Words x={420} y={292} widths={[66]} />
      </g>
    </>
  )
}
