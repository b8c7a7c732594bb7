import type { Catalogue, Service } from '#domain/facts/catalogue.ts'
import { no as bookingWords } from '#messages/booking/no.ts'
import type { ContentProblem } from '../problem.ts'
import type { LineOf } from '../read/read-yaml.ts'

/** The links of the booking's first step, and the dialogs of treatments, must name things that exist. */
export function checkTiles(catalogue: Catalogue, source: { file: string; lineOf: LineOf }): ContentProblem[] {
  const problems: ContentProblem[] = []
  const report = (path: PropertyKey[], message: string) =>
    problems.push({ file: source.file, line: source.lineOf(path), message })
  const allServices = new Map(catalogue.types.flatMap((type) => type.services.map((it) => [it.id, it] as const)))
  const servicesOf = new Map<string, Service[]>()

  catalogue.types.forEach((type, index) => {
    const video = type.videoService === undefined ? undefined : allServices.get(type.videoService)
    if (type.videoService !== undefined && !video)
      report(['types', index, 'videoService'], `there is no service '${type.videoService}' in this file.`)
    servicesOf.set(type.id, video ? [...type.services, video] : type.services)
    type.services.forEach((service, place) => {
      service.treatments.forEach(({ dialog }, position) => {
        if (dialog === undefined || dialog in bookingWords.dialog) return
        report(
          ['types', index, 'services', place, 'treatments', position, 'dialog'],
          `there is no dialog '${dialog}'. The booking has: ${Object.keys(bookingWords.dialog).join(', ')}.`,
        )
      })
    })
  })

  /** One link: its service belongs to the type, its treatment to the service. */
  const checkLink = (link: { type: string; service?: string; treatment?: string }, path: PropertyKey[]) => {
    const services = servicesOf.get(link.type)
    if (!services) return report([...path, 'type'], `there is no type '${link.type}' in this file.`)
    const service = services.find(({ id }) => id === link.service)
    if (link.service !== undefined && !service)
      return report([...path, 'service'], `'${link.service}' is no service of the type '${link.type}'.`)
    if (link.treatment === undefined) return
    const within = service ? [service] : services
    if (!within.some(({ treatments }) => treatments.some(({ id }) => id === link.treatment)))
      report(
        [...path, 'treatment'],
        `'${link.treatment}' is no treatment of the ${service ? `service '${service.id}'` : `type '${link.type}'`}.`,
      )
  }
  catalogue.types.forEach((type, index) => {
    type.choices.forEach((choice, place) => {
      checkLink({ ...choice, type: type.id }, ['types', index, 'choices', place])
    })
  })
  catalogue.shortcuts.forEach((link, index) => {
    checkLink(link, ['shortcuts', index])
  })
  return problems
}
