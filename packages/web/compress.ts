import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const worthIt = /\.(html|m?js|css|svg|json|webmanifest)$/
const smallest = 512

const formats = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
}

/** Puts a compressed twin beside each built file, so that the server sends it without work of its own. */
export function compressBuilt(): Plugin {
  let folder = ''
  return {
    name: 'oktant:compress-built',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => compressAll(folder),
    },
  }
}

async function compressAll(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && worthIt.test(entry.name))
  await Promise.all(files.map(({ parentPath, name }) => compressOne(join(parentPath, name))))
}

async function compressOne(path: string) {
  const content = await readFile(path)
  if (content.length < smallest) return
  await Promise.all(
    Object.entries(formats).map(async ([ending, compress]) => {
      await writeFile(`${path}.${ending}`, await compress(content))
    }),
  )
}
