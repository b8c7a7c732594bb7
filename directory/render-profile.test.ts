import { expect, test } from 'vitest'
import { exampleProfile } from './example-profile.ts'
import { renderPlaces, renderTimes } from './render-profile.ts'

const time = { href: '/en/book/?treatment=a&slot=b', day: 'today', time: '15:10', clinic: 'Vika' }
const place = { name: 'Vika', path: '/en/clinics/vika/', address: 'Gata 1', phone: '+47 22 00 00 01', days: 'Mon' }

test('a free time leads to its booking and tells day, time and clinic', () => {
  expect(renderTimes([time, { ...time, time: '15:30' }]).match(/<li>/g)).toHaveLength(2)
  expect(renderTimes([time])).toContain('href="/en/book/?treatment=a&#38;slot=b"')
  expect(renderTimes([time])).toMatch(/>today<.*>15:10<.*>Vika</)
})

test('a clinic where somebody works tells the days, where it is and whom to call', () => {
  expect(renderPlaces([place])).toContain('<a href="/en/clinics/vika/">Vika</a>')
  expect(renderPlaces([place])).toMatch(/>Mon<.*Gata 1 <a href="tel:\+4722000001">\+47 22 00 00 01</)
})

test('no name or word of either becomes HTML', () => {
  const evil = '"><img src=x onerror=alert(1)>'
  const html =
    renderTimes([{ href: evil, day: evil, time: evil, clinic: evil }]) +
    renderPlaces([{ name: evil, path: evil, address: evil, phone: evil, days: evil }])
  expect(html).not.toContain('<img')
  expect(html).not.toContain('">"')
})

test('the example has every class that a list can have', () => {
  const classesOf = (html: string) => [...html.matchAll(/class="([^"]+)"/g)].map(([, name]) => name)
  expect(classesOf(exampleProfile)).toEqual(
    expect.arrayContaining(classesOf(renderTimes([time]) + renderPlaces([place]))),
  )
})
