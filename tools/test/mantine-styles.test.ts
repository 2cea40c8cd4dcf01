import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { mantineStyles } from '../../packages/web/mantine-styles.ts'

const root = resolve(import.meta.dirname, '../..')
const entry = resolve(root, 'packages/web/src/entry.ts')

/** The styles of an application of one line. */
async function stylesOf(line: string) {
  const built = await build({
    root: resolve(root, 'packages/web'),
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? line : null),
      },
      mantineStyles(),
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entry, external: /^react(-dom)?(\/|$)/ },
    },
  })
  const files = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  return files
    .flatMap((one) => (one.fileName.endsWith('.css') && 'source' in one ? [String(one.source)] : []))
    .join('\n')
}

/** A class that the style of a component alone speaks of. */
function classOf(component: string) {
  const style = readFileSync(resolve(root, `node_modules/@mantine/core/styles/${component}.css`), 'utf8')
  return /\.m_[0-9a-f]+/.exec(style)?.[0] ?? component
}

test('a component brings the styles of all that it is made of before its own, and no others', async () => {
  const styles = await stylesOf("import { Modal } from '@mantine/core'\nconsole.log(Modal)")
  const places = ['UnstyledButton', 'Paper', 'ModalBase', 'Modal'].map((name) =>
    styles.indexOf(classOf(name)),
  )
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places.every((place) => place >= 0)).toBe(true)
  expect(['Accordion', 'Table', 'Checkbox'].filter((name) => styles.includes(classOf(name)))).toEqual([])
  expect(styles).toMatch(/^@layer mantine/)
})

test('what a package keeps in one file comes as one', async () => {
  expect(await stylesOf("import { DateInput } from '@mantine/dates'\nconsole.log(DateInput)")).toContain(
    '.m_396ce5cb',
  )
  expect(await stylesOf("import { useId } from '@mantine/hooks'\nconsole.log(useId)")).toBe('')
})
