/** How bad a vulnerability may be before it fails the command. */
const failing = ['high', 'critical']

export interface Audit {
  /** 0: nothing high; 1: something to mend; 2: nothing is known. */
  code: 0 | 1 | 2
  lines: string[]
}

interface Report {
  auditReportVersion?: number
  vulnerabilities?: Record<string, { severity: string; range: string; via: (string | { title?: string })[] }>
  error?: { summary?: string }
  message?: string
}

/** Reads what `npm audit --json` says. A registry that cannot be asked is no clean answer. */
export function readAudit(output: string): Audit {
  const report = parse(output)
  if (report?.auditReportVersion === undefined || !report.vulnerabilities) {
    const reason = report?.message ?? report?.error?.summary ?? 'no answer'
    return { code: 2, lines: [`The registry could not be asked about vulnerabilities, so nothing is known: ${reason}`] }
  }
  const found = Object.entries(report.vulnerabilities)
  const lines = found.map(([name, { severity, range, via }]) => {
    const reasons = via.map((it) => (typeof it === 'string' ? `through ${it}` : (it.title ?? 'no title')))
    return `${severity}: ${name} ${range}: ${reasons.join('; ')}`
  })
  const isBad = found.some(([, { severity }]) => failing.includes(severity))
  const count = found.length === 1 ? '1 package' : `${found.length} packages`
  return {
    code: isBad ? 1 : 0,
    lines: [...lines, `${count} with known vulnerabilities${isBad ? '' : ', none of them high'}.`],
  }
}

function parse(output: string): Report | undefined {
  try {
    return JSON.parse(output) as Report
  } catch {
    return undefined
  }
}
