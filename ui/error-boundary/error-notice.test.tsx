import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ErrorNotice } from './error-notice.tsx'

it('offers another try and a number to phone, and is read out', () => {
  const words = { heading: 'Something went wrong', text: 'Try again.', retry: 'Try again', call: 'Call 999 888 777' }
  const html = renderToStaticMarkup(<ErrorNotice words={words} phone="999 888 777" level={1} onRetry={() => {}} />)
  expect(html).toContain('role="alert"')
  expect(html).toContain('<h1>Something went wrong</h1>')
  expect(html).toMatch(/<button type="button"[^>]*>Try again<\/button>/)
  expect(html).toContain('<a href="tel:999888777">Call 999 888 777</a>')
})
