import { useRef, useState } from 'react'
import type { HealthHubPage } from '#page-data/pages.ts'
import { BodyFigure } from '#ui/body-map/body-figure.tsx'
import { figures, sides } from '#ui/body-map/outline.ts'
import { Segments } from '#ui/segments/segments.tsx'
import { useSite } from '../../site-context.tsx'
import { useKeptChoices } from './use-kept-choices.ts'

/**
 * The drawn body and the list of the same links. All four drawings are on the page, and CSS shows the one whose buttons are
 * chosen, so that they can be switched without JavaScript.
 */
export function BodyFinder({ areas }: Pick<HealthHubPage, 'areas'>) {
  const { artBase, stringTranslations } = useSite()
  const words = stringTranslations.body
  const [pointed, setPointed] = useState<string>()
  const choices = useRef<HTMLDivElement>(null)
  useKeptChoices(choices)
  return (
    <div className="body-finder halves">
      <div className="body-stage">
        <div className="body-choices" ref={choices}>
          <Segments name="figure" legend={words.who} options={figures.map((id) => ({ id, title: words[id] }))} />
          <Segments name="side" legend={words.view} options={sides.map((id) => ({ id, title: words[id] }))} />
        </div>
        {figures.flatMap((figure) =>
          sides.map((side) => (
            <div key={`${figure}-${side}`} className={`body-view ${figure} ${side}`}>
              <BodyFigure
                figure={figure}
                side={side}
                artBase={artBase}
                onPoint={setPointed}
                marks={areas
                  .filter(({ places, only = figure }) => places.length > 0 && only === figure)
                  .map(({ id, title, path, places }) => ({ id, title, path, places, isChosen: id === pointed }))}
              />
            </div>
          )),
        )}
      </div>
      <nav className="body-list" aria-label={words.areas}>
        <ul className="link-list">
          {areas.map(({ id, title, path, only }) => (
            <li key={id} className={only && `only-${only}`}>
              <a
                href={path}
                className={id === pointed ? 'pointed' : undefined}
                onPointerEnter={() => setPointed(id)}
                onPointerLeave={() => setPointed(undefined)}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
