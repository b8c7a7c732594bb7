import { Icon } from '../icon/icon.tsx'
import type { Link } from '../link.ts'
import { Repeated } from '../repeated/repeated.tsx'

export interface MenuGroupData extends Link {
  /** Columns of the panel; none for a plain link. */
  columns: { title: string; links: Link[] }[]
}

interface MenuGroupProps {
  id: string
  group: MenuGroupData
  back: string
}

/** One entry of the main menu. It is rendered alike on all pages except those that it links to. */
export function MenuGroup({ path, ...props }: MenuGroupProps & { path: string }) {
  const here = path.startsWith(props.group.path) || undefined
  const links = props.group.columns.flatMap((column) => column.links)
  const current = links.find((link) => link.path === path)?.path
  return (
    <Repeated of={props.group} state={`${here} ${current}`}>
      {() => <MenuItem {...props} here={here} current={current} />}
    </Repeated>
  )
}

/** A link, or a button that opens its panel. */
function MenuItem({ id, group, back, here, current }: MenuGroupProps & { here?: true; current?: string }) {
  if (group.columns.length === 0) {
    return (
      <li>
        <a className="menu-item" href={group.path} aria-current={here && 'page'}>
          {group.title}
        </a>
      </li>
    )
  }
  return (
    <li>
      <button type="button" className="menu-item" popoverTarget={id} aria-current={here}>
        {group.title}
        <Icon name="down" />
      </button>
      <div className="panel" id={id} popover="auto">
        <div className="wrap">
          <button type="button" className="panel-back" popoverTarget={id} popoverTargetAction="hide">
            <Icon name="left" />
            {back}
          </button>
          <a className="panel-title display" href={group.path}>
            {group.title}
            <Icon name="arrow" />
          </a>
          <div className="panel-columns">
            {group.columns.map((column, index) => (
              <div key={column.title}>
                <p className="panel-head" id={`${id}-${index}`}>
                  {column.title}
                </p>
                <ul className="panel-links" aria-labelledby={`${id}-${index}`}>
                  {column.links.map((link) => (
                    <li key={link.path}>
                      <a href={link.path} aria-current={link.path === current ? 'page' : undefined}>
                        {link.title}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
      </div>
    </li>
  )
}
