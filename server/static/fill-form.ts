import {
  errorListClass,
  errorSummaryClass,
  fieldClass,
  fieldErrorClass,
  fieldErrorId,
  wrongFieldClass,
} from '#domain/site/page-places.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import { leaveScriptsOut } from './fill-page.ts'
import type { PageDocument, PageElement } from './page-document.ts'

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
 * Puts what the visitor typed into the form of a page, and says what is wrong, as the page's own script would show it. Without
 * scripts: they would put the empty form back. Returns false where the page has no such form.
 */
export function fillForm(page: PageDocument, refused: RefusedForm): boolean {
  const form = page.findAll('form').find((it) => page.attribute(it, 'action') === refused.action)
  if (!form) return false
  for (const control of ['input', 'textarea', 'select'].flatMap((name) => page.findAll(name, form)))
    fillControl(page, control, refused)
  page.prependHtml(form, renderSummary(refused))
  leaveScriptsOut(page, refused.title)
  return true
}

/** Focused when the page is shown, which also scrolls to it. Else as ui/error-summary renders it. */
function renderSummary({ heading, errors, isRetry }: RefusedForm): string {
  const title = escapeHtml(heading)
  const items = Object.entries(errors).map(
    ([field, message]) => `<li><a href="#${escapeHtml(field)}">${escapeHtml(message)}</a></li>`,
  )
  const list = items.length > 0 ? `<ul class="${errorListClass}">${items.join('')}</ul>` : ''
  const text = isRetry ? `<button type="submit" class="link">${title}</button>` : `<h2>${title}</h2>`
  return `<div class="${errorSummaryClass}" role="alert" tabindex="-1" autofocus=""><div>${text}${list}</div></div>`
}

function fillControl(page: PageDocument, control: PageElement, { values, errors }: RefusedForm): void {
  const name = page.attribute(control, 'name')
  if (name === undefined || page.attribute(control, 'type') === 'hidden') return
  const value = Object.hasOwn(values, name) ? values[name]! : ''
  if (control.tagName === 'input') page.setAttribute(control, 'value', value)
  // Browsers drop the first line break of a text area.
  if (control.tagName === 'textarea') page.setText(control, `\n${value}`)
  if (control.tagName === 'select') choose(page, control, value)
  const error = Object.hasOwn(errors, name) ? errors[name] : undefined
  if (error) markWrong(page, control, name, error)
}

function choose(page: PageDocument, select: PageElement, value: string): void {
  for (const option of page.findAll('option', select)) {
    page.removeAttribute(option, 'selected')
    if (page.attribute(option, 'value') === value) page.setAttribute(option, 'selected', '')
  }
}

function markWrong(page: PageDocument, control: PageElement, name: string, error: string): void {
  const id = fieldErrorId(name)
  const hint = page.attribute(control, 'aria-describedby')
  page.insertBefore(control, 'p', { class: fieldErrorClass, id }, error)
  page.setAttribute(control, 'aria-describedby', hint ? `${hint} ${id}` : id)
  page.setAttribute(control, 'aria-invalid', 'true')
  const field = page.closest(control, fieldClass)
  if (field) page.setAttribute(field, 'class', `${page.attribute(field, 'class')} ${wrongFieldClass}`)
}
