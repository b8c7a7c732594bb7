import type { KindData } from '#page-data/pages.ts'
import { Letters } from './health-hub/letters.tsx'
import { PageHead } from './parts/page-head.tsx'
import { Related } from './parts/related.tsx'

export function AToZTemplate({ data }: { data: KindData['a-z'] }) {
  return (
    <div className="wrap">
      <PageHead data={data} art={false} />
      <Letters letters={data.letters} />
      {data.groups.map(({ letter, anchor, entries }) => (
        <section key={letter} id={anchor} className="letter">
          <h2>{letter}</h2>
          <ul className="names">
            {entries.map(({ name, path, title }) => (
              <li key={name + path}>
                <a href={path}>{name}</a>
                {title && <span className="small soft">{title}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Related pages={data.related} />
    </div>
  )
}
