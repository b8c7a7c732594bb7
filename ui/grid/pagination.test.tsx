import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Pagination } from './pagination.tsx'

const render = (page: number, pages: number) =>
  renderToStaticMarkup(
    <Pagination
      label="Sider"
      page={page}
      pages={pages}
      pathOf={(number) => `/blogg/${number}/`}
      words={{ previous: 'Forrige', next: 'Neste' }}
    />,
  )

test('the first page leads forward only, the last one back only', () => {
  expect(render(1, 3)).not.toContain('Forrige')
  expect(render(1, 3)).toContain('href="/blogg/2/" rel="next"')
  expect(render(3, 3)).not.toContain('Neste')
  expect(render(3, 3)).toContain('href="/blogg/2/" rel="prev"')
})

test('the page one is on is marked', () => {
  expect(render(2, 3)).toMatch(/href="\/blogg\/2\/" aria-current="page"/)
})

test('a list of one page has no pages to choose from', () => {
  expect(render(1, 1)).toBe('')
})
