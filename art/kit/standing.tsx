import { denim, night, skins } from './colours.ts'
import { Person, type PersonProps } from './person.tsx'
import { at, type Place } from './place.ts'
import { Stroke } from './stroke.tsx'

/** A whole person from the front, 350 high; x, y is the ground between the feet. */
export function Standing({
  x,
  y,
  scale = 1,
  mirror,
  trousers = denim,
  arms = true,
  build = 1,
  ...person
}: Place &
  Omit<PersonProps, 'height' | 'x' | 'y' | 'scale'> & { trousers?: string /** Hanging down. */; arms?: boolean }) {
  return (
    <g transform={at({ x, y, scale, mirror })}>
      <path
        d="M-42-150H42L36-10H8L0-110-8-10H-36Z"
        fill={trousers}
        transform={build === 1 ? undefined : `scale(${build} 1)`}
      />
      <path d="M-42-14h34V0h-38q-4-10 4-14ZM42-14H8V0h38q4-10-4-14Z" fill={night} />
      <g transform="translate(0 -312) scale(.92 1)">
        {arms && (
          <>
            <Stroke d="M-50 90q-14 46-8 84m108-84q14 46 8 84" colour={skins[person.skin]} width={20} />
            <Stroke d="M-48 88q-12 36-9 60m105-60q12 36 9 60" colour={person.colour ?? '#fff'} width={26} />
          </>
        )}
        <Person {...person} build={build} height={180} />
      </g>
    </g>
  )
}
