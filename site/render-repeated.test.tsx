import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Repeated } from '#ui/repeated/repeated.tsx'
import { renderWithRepeated } from './render-repeated.tsx'

const thing = {}

function Page({ title, state }: { title: string; state: string }) {
  return (
    <main>
      <Repeated of={thing} state={state}>
        {() => (
          <p>
            {state} & {'<b>'}
          </p>
        )}
      </Repeated>
      {title}
      <Repeated of={thing} state={`${state} again`}>
        {() => <footer className="a">{'$&'}</footer>}
      </Repeated>
    </main>
  )
}

test('a page with parts from an earlier page is what React would render', () => {
  for (const page of [
    <Page key={1} title="One" state="x" />,
    <Page key={2} title="Two" state="x" />,
    <Page key={3} title="Three" state="y" />,
  ])
    expect(renderWithRepeated(page)).toBe(renderToString(page))
})

test('a part is drawn once for the same thing in the same state', () => {
  let drawn = 0
  const of = {}
  const draw = () => <i>{++drawn}</i>
  const render = (state: string) =>
    renderWithRepeated(
      <Repeated of={of} state={state}>
        {draw}
      </Repeated>,
    )
  expect([render('a'), render('a'), render('b')]).toEqual(['<i>1</i>', '<i>1</i>', '<i>2</i>'])
})
