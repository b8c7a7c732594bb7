import type { Page, Request } from '@playwright/test'

/** Records what a page asks for from now on. */
export function recordRequests(page: Page) {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  return {
    requests,
    documents: () =>
      requests.filter((request) => request.resourceType() === 'document').map((request) => path(request)),
    data: () => requests.map(path).filter((address) => address.startsWith('/page-data/')),
    foreign: (host: string) =>
      requests
        .map((request) => new URL(request.url()))
        .filter((url) => url.protocol.startsWith('http') && url.host !== host)
        .map(String),
    clear: () => requests.splice(0),
  }
}

const path = (request: Request) => new URL(request.url()).pathname
