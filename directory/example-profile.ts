import { renderPlaces, renderTimes } from './render-profile.ts'

/** What the live script puts into profiles: the compiler keeps the styles that it needs. */
export const exampleProfile =
  renderTimes([{ href: '/', day: '', time: '', clinic: '' }]) +
  renderPlaces([{ name: '', path: '/', address: '', phone: '1', days: '' }])
