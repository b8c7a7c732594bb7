import { escapeHtml } from '#domain/text/escape-html.ts'
import { withoutScripts } from './fill-page.ts'

/** A form that was sent without script and not accepted. */
export interface RefusedForm {
  /** The path it was posted to. */
  action: string
  /** What was typed, by field name. */
  values: Readonly<Record<string, string>>
  /** What is wrong, by field name. */
  errors: Readonly<Record<string, string>>
  /** Heads the list of errors, or says what happened where no field is wrong. */
  heading: string
  /** Whether the heading asks to click it, which sends the form again. */
  isRetry: boolean
  /** The page's title, from the title that it was built with. */
  title: (built: string) => string
}

/**
 * A built page whose form has what the visitor typed and says what is wrong, as the page's own script would show it. Without
 * scripts: they would put the empty form back. Undefined where the page has no such form.
 */
export function fillForm(html: string, form: RefusedForm): string | undefined {
  const start = findForm(html, form.action)
  const end = html.indexOf('</form>', start)
  if (start === -1 || end === -1) return
  const opening = html.indexOf('>', start) + 1
  const filled =
    html.slice(0, opening) + renderSummary(form) + fillFields(html.slice(opening, end), form) + html.slice(end)
  return withoutScripts(filled, form.title)
}

/** Where the form that posts to a path begins. Compared letter by letter: the path is the stranger's. */
function findForm(html: string, action: string): number {
  const attribute = ` action="${escapeHtml(action)}"`
  let start = html.indexOf('<form ')
  while (start !== -1 && !html.slice(start, html.indexOf('>', start)).includes(attribute)) {
    start = html.indexOf('<form ', start + 1)
  }
  return start
}

/** Focused when the page is shown, which also scrolls to it. */
function renderSummary({ heading, errors, isRetry }: RefusedForm): string {
  const title = escapeHtml(heading)
  const items = Object.entries(errors).map(
    ([field, message]) => `<li><a href="#${escapeHtml(field)}">${escapeHtml(message)}</a></li>`,
  )
  const list = items.length > 0 ? `<ul class="error-list">${items.join('')}</ul>` : ''
  const text = isRetry ? `<button type="submit" class="link">${title}</button>` : `<h2>${title}</h2>`
  return `<div class="notice error" role="alert" tabindex="-1" autofocus=""><div>${text}${list}</div></div>`
}

function fillFields(html: string, { values, errors }: RefusedForm): string {
  let filled = html.replace(
    /<(input|textarea|select) [^>]*?\bname="(\w+)"[^>]*>/g,
    (tag, element: string, name: string) => {
      if (tag.includes('type="hidden"')) return tag
      const value = values[name] ?? ''
      const withValue = element === 'input' ? tag.replace(/\/?>$/, () => ` value="${escapeHtml(value)}">`) : tag
      const text = element === 'textarea' ? escapeHtml(`\n${value}`) : ''
      const error = errors[name]
      if (!error) return withValue + text
      const id = `${name}-error`
      const described = withValue.includes(' aria-describedby="')
        ? withValue.replace(' aria-describedby="', ` aria-describedby="${id} `)
        : withValue.replace(` name="`, ` aria-describedby="${id}" name="`)
      const marked = described.replace(` name="`, ' aria-invalid="true" name="')
      return `<p class="field-error" id="${id}">${escapeHtml(error)}</p>${marked}${text}`
    },
  )
  for (const name of Object.keys(errors)) {
    filled = filled.replace(`<div class="field"><label for="${name}"`, `<div class="field wrong"><label for="${name}"`)
  }
  return filled.replace(/<select [^>]*?\bname="(\w+)"[^>]*>[\s\S]*?<\/select>/g, (select, name: string) =>
    choose(select, values[name] ?? ''),
  )
}

function choose(select: string, value: string): string {
  return select
    .replaceAll(' selected=""', '')
    .replace(`<option value="${escapeHtml(value)}"`, (option) => `${option} selected=""`)
}
