import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ThirdPartyHost {
  origin: string
  /** What was asked for, as 'METHOD /path'. */
  heard: string[]
  stop(): Promise<void>
}

/** A third party's server: serves its scripts and records every request. */
export async function startThirdPartyHost(scripts: Record<string, string> = {}): Promise<ThirdPartyHost> {
  const heard: string[] = []
  const server = createServer((request, response) => {
    const path = request.url!.split('?')[0]!
    heard.push(`${request.method} ${path}`)
    response.setHeader('cache-control', 'no-store')
    if (path in scripts) response.setHeader('content-type', 'text/javascript').end(scripts[path])
    else response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    heard,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** Works as tag managers do: reads its queue, inserts another script and HTML by strings, and reports in three ways. */
export const tagManagerScript = (collector: string) => `
(function (w, d) {
  d.documentElement.dataset.measured = JSON.stringify(w.dataLayer)
  d.documentElement.dataset.referrerSeen = d.referrer
  var script = d.createElement('script')
  script.async = true
  script.src = '${collector}/analytics.js'
  d.getElementsByTagName('script')[0].parentNode.insertBefore(script, null)
  var holder = d.createElement('div')
  holder.innerHTML = '<img src="${collector}/pixel.gif" alt="">'
  d.body.appendChild(holder)
  navigator.sendBeacon('${collector}/beacon', 'x')
  fetch('${collector}/collect', { method: 'POST', mode: 'no-cors', body: 'x' }).catch(function () {})
})(window, document)`
