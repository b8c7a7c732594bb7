import { ClinicMark } from './clinic-mark.tsx'
import type { Group } from './group-clinics.ts'
import type { ClinicPoint, MapName } from './lay-out-names.ts'
import type { Placed } from './place-names.ts'
import type { Screen } from './screen.ts'

/** The clinics above the picture, each a button. */
export function ClinicMarks({
  groups,
  names,
  screen,
  chosen,
  nameOf,
  onLost,
  onChoose,
}: {
  groups: Group<ClinicPoint>[]
  names: Placed<MapName>[]
  screen: Screen
  chosen?: string
  /** What is read out of it. */
  nameOf: (group: Group<ClinicPoint>) => string
  /** The focus has come to one that is out of sight. */
  onLost: (group: Group<ClinicPoint>) => void
  onChoose: (group: Group<ClinicPoint>) => void
}) {
  return groups.map((group) => {
    const at = screen.pointOf({ x: group.x * screen.pixels, y: group.y * screen.pixels })
    const placed = names.find(({ name }) => name.kind === 'clinic' && name.group === group)
    const isSeen = screen.holds({ x: at.x - 20, y: at.y - 20, width: 40, height: 40 })
    return (
      <ClinicMark
        key={group.clinics.map(({ id }) => id).join()}
        at={at}
        count={group.clinics.length}
        text={placed?.name.text}
        label={placed && screen.boxOf(placed.box)}
        name={nameOf(group)}
        isChosen={group.clinics.length === 1 && group.clinics[0]!.id === chosen}
        onFocus={() => isSeen || onLost(group)}
        onChoose={() => onChoose(group)}
      />
    )
  })
}
