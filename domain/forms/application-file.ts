import type { AttachmentKind } from './fields/attachment.ts'

const types = {
  pdf: { ending: 'pdf', type: 'application/pdf' },
  text: { ending: 'txt', type: 'text/plain; charset=utf-8' },
} as const satisfies Record<AttachmentKind, object>

/** What the file of an application is called when it leaves us. The name is ours: the applicant's could say anything. */
export function describeApplicationFile(id: string, kind: AttachmentKind): { name: string; type: string } {
  const { ending, type } = types[kind]
  return { name: `soknad-${id.slice(0, 8)}.${ending}`, type }
}
