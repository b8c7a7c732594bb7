import { classNames } from '../class-names.ts'
import { fileOf, viewBoxes } from './shapes.ts'

/**
 * Shows an illustration out of its own file. The file is fetched once and cached; drawn through `use`, it takes the
 * page's colours, dark mode included, which an `img` would not.
 */
export function Art({
  name,
  base,
  spot = false,
  className,
}: {
  name: string
  /** Folder of the illustrations, with its slash at the end. */
  base: string
  /** The small picture of a tile instead of the scene of that name. */
  spot?: boolean
  className?: string
}) {
  const { file, shape } = fileOf(name, spot)
  return (
    <svg className={classNames('art', shape, className)} viewBox={viewBoxes[shape]} aria-hidden="true">
      <use href={`${base}${file}.svg#a`} />
    </svg>
  )
}
