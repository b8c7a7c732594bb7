import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'

export interface OwnServer {
  address: string
  stop(): Promise<void>
}

/** A server of its own for tests that need other settings, on the site that is already built. */
export async function startOwnServer(port: number, settings: Record<string, string>): Promise<OwnServer> {
  const address = `http://localhost:${port}`
  const data = mkdtempSync(join(tmpdir(), 'innom-own-server-'))
  const child = spawn('node', ['commands/serve.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: 'localhost',
      SITE_URL: address,
      APP_ENV: 'test',
      DATA_DIR: data,
      LOG_LEVEL: 'silent',
      TRUST_PROXY: '1',
      ...settings,
    },
    stdio: 'inherit',
  })
  const isUp = () =>
    fetch(`${address}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isUp, { timeout: 60_000 }).toBe(true)
  return {
    address,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => {
          rmSync(data, { recursive: true, force: true })
          resolve()
        })
        child.kill('SIGTERM')
      }),
  }
}
