import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ClinicMap } from './clinic-map.tsx'
import { oslo } from './geography.ts'
import { overlap, placeLabels } from './place-labels.ts'
import { createProjection } from './project.ts'

/** The quarters of Oslo where clinics stand closest together. */
const clinics = [
  { id: 'bislett', title: 'Bislett', position: { lat: 59.9243, lng: 10.7318 } },
  { id: 'bogstadveien', title: 'Bogstadveien', position: { lat: 59.9271, lng: 10.7198 } },
  { id: 'hegdehaugsveien', title: 'Hegdehaugsveien', position: { lat: 59.9216, lng: 10.7292 } },
  { id: 'kirkeveien', title: 'Kirkeveien', position: { lat: 59.9305, lng: 10.7171 } },
  { id: 'vika', title: 'Vika', position: { lat: 59.9134, lng: 10.7296 } },
  { id: 'bergen', title: 'Bergen', position: { lat: 60.3942, lng: 5.3217 } },
].map((clinic) => ({ ...clinic, path: `/klinikker/${clinic.id}/` }))

test('every clinic can be reached from the map, in Oslo or outside', () => {
  const html = renderToStaticMarkup(<ClinicMap label="Kart over klinikkene" clinics={clinics} />)
  for (const { path, title } of clinics) expect(html).toMatch(new RegExp(`href="${path}".*${title}`))
})

test('no name on the map covers another, however close the clinics are', () => {
  const { project, width, height } = createProjection(oslo)
  const points = clinics
    .slice(0, 5)
    .map(({ title, position }) => ({ ...project([position.lat, position.lng]), width: title.length * 15, height: 48 }))
  const boxes = placeLabels(points, { width, height })
  for (const [index, box] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBe(false)
  }
})

test('north is up and east is right', () => {
  const { project } = createProjection(oslo)
  const [vika, nydalen] = [project([59.9134, 10.7296]), project([59.9489, 10.7647])]
  expect(nydalen.y).toBeLessThan(vika.y)
  expect(nydalen.x).toBeGreaterThan(vika.x)
})
