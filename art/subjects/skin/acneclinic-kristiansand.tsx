import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, fjord, pane, roofs, sky, trim, water } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Person } from '../../kit/person.tsx'

/** A mirror, clear light and the white wooden houses by the sea. */
export function AcneclinicKristiansand() {
  return (
    <>
      <Backdrop wall={sky} />
      <path d="M-10 300q70-14 145 0t145 0 145 0 145 0v130H-10Z" fill={water} />
      <path d="M300 300V200l50-50 50 50v100Zm106 0V220l40-44 40 44v80Z" fill={trim} />
      <path d="m290 204 60-64 60 64-10 8-50-52-50 52Zm110 22 46-54 46 54-8 8-38-44-38 44Z" fill={roofs.tile} />
      <path d="M326 230h22v30h-22Zm30 0h22v30h-22Zm72 12h18v26h-18Zm24 0h18v26h-18Z" fill={pane} />
      <circle cx="180" cy="206" r="125" fill={blush} />
      <Person x={180} y={180} scale={1.35} skin="light" style="ponytail" hair="brown" colour={coral} height={78} />
      <Dots at="158 196 4, 200 194 4, 172 206 3, 190 160 3, 206 204 3" fill={coral} />
      <circle cx="180" cy="206" r="125" fill="none" stroke={fjord} strokeWidth="14" />
    </>
  )
}
