import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { FolderHeldError, holdFolder } from './lock.ts'

const folder = mkdtempSync(join(tmpdir(), 'oktant-lock-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a held folder is refused by name, and free again when it is let go', () => {
  const release = holdFolder(folder)
  expect(() => holdFolder(folder)).toThrow(FolderHeldError)
  expect(() => holdFolder(folder)).toThrow(String(process.pid))
  release()
  holdFolder(folder)()
})

test('the lock of a process that was killed is taken over', () => {
  const dead = Number(execFileSync(process.execPath, ['-p', 'process.pid']).toString())
  const holder = { pid: dead, host: hostname(), begun: '1', since: '2020-01-01T00:00:00Z' }
  writeFileSync(join(folder, 'lock'), JSON.stringify(holder))
  holdFolder(folder)()
})
