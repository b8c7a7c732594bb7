import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, fjord, honey, mist, trim, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** Strong bone, and bone that has become a fine net. */
export function Osteoporosis() {
  return (
    <>
      <Backdrop wall={mist} />
      <path d="M280 0h280v420H280Z" fill={blush} />
      <circle cx="150" cy="206" r="112" fill={trim} />
      <circle cx="410" cy="206" r="112" fill={trim} />
      <Dots
        at={[
          [150, 206, 13],
          [110, 180, 10],
          [190, 180, 10],
          [120, 244, 10],
          [184, 240, 10],
          [150, 150, 9],
          [150, 266, 9],
          [82, 212, 8],
          [218, 214, 8],
        ]}
        fill={honey}
      />
      <Dots
        at={[
          [410, 206, 27],
          [362, 174, 23],
          [458, 170, 25],
          [372, 246, 24],
          [450, 248, 23],
          [412, 142, 20],
          [412, 276, 19],
          [334, 214, 16],
          [488, 212, 17],
          [338, 250, 9],
          [480, 264, 9],
          [376, 132, 9],
          [448, 128, 9],
        ]}
        fill={honey}
      />
      <Dots
        at={[
          [410, 206, 17],
          [362, 174, 14],
          [458, 170, 15],
          [372, 246, 14],
          [450, 248, 13],
          [412, 142, 11],
          [412, 276, 10],
        ]}
        fill={wood}
        opacity={0.6}
      />
      <Stroke d="M240 350h80m-22-18 24 18-24 18" colour={fjord} width={10} />
    </>
  )
}
