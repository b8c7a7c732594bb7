import type { Browser } from '@playwright/test'

/** A list of people in a browser, to be put into a page again and again. */
export async function openList(browser: Browser, css: string, html: string) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.setContent(`<style>${css}</style><main><section class="people-list"></section></main>`)
  return {
    /** Milliseconds until the list is in the page and laid out, with or without leaving out what is far below. */
    layOut: (contentVisibility: 'auto' | 'visible') =>
      page.evaluate(
        ({ html, contentVisibility }) => {
          const section = document.querySelector('section')!
          section.textContent = ''
          const style = document.createElement('style')
          style.textContent = `.people > li { content-visibility: ${contentVisibility} !important }`
          if (contentVisibility === 'visible') document.head.append(style)
          const started = performance.now()
          section.innerHTML = html
          void section.offsetHeight
          const spent = performance.now() - started
          style.remove()
          return spent
        },
        { html, contentVisibility },
      ),
  }
}
