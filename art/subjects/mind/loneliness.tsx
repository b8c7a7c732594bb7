import { Backdrop } from '../../kit/backdrop.tsx'
import { deep, denim, fjord, lamp, night, wood } from '../../kit/colours.ts'
import { Moon } from '../../kit/nature.tsx'
import { Person } from '../../kit/person.tsx'
import { Plant } from '../../kit/things.tsx'

/** One lit window in a large, quiet house. */
export function Loneliness() {
  return (
    <>
      <Backdrop wall={deep} />
      <path d="M60 60h440v360H60Z" fill={denim} />
      <path d="M40 44h480v28H40Z" fill={night} />
      <g fill={night}>
        <path d="M100 100h76v84h-76Zm114 0h76v84h-76Zm114 0h76v84h-76Zm0 120h120v84H328Zm-228 0h76v84h-76Zm0 120h76v84h-76Zm114 0h76v84h-76Zm114 0h76v84h-76Zm100-240h40v84h-40Z" />
      </g>
      <path d="M206 210h100v110H206Z" fill={lamp} />
      <circle cx="256" cy="262" r="110" fill={lamp} opacity=".14" />
      <Person
        x={256}
        y={266}
        scale={0.62}
        skin="fair"
        style="receding"
        hair="grey"
        clothes="sweater"
        colour={fjord}
        mood="calm"
        height={86}
      />
      <path d="M198 314h116v12H198Z" fill={wood} />
      <Plant x={294} y={314} scale={0.24} />
      <Moon x={500} y={26} scale={0.5} />
    </>
  )
}
