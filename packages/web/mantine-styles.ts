import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import web from './package.json' with { type: 'json' }

/** Where a component of Mantine has the names of its classes, which nobody loads who does not use it. */
const namesOfClasses = /^(.*\/node_modules\/@mantine\/[^/]+)\/esm\/(?:.*\/)?([^/]+)\.module\.mjs$/

/** The style of these classes alone, or of their whole package where it is not taken apart. */
function styleOf(module: string) {
  const [, folder, component] = namesOfClasses.exec(module) ?? []
  return [`${folder}/styles/${component}.layer.css`, `${folder}/styles.layer.css`].find(existsSync)
}

/**
 * Each component of Mantine brings its own style, so that a part has those of the components that it uses.
 * NOTE: a component names its classes after all that it is made of, so its style comes after theirs.
 */
const styleByComponent: Plugin = {
  name: 'oktant:mantine-styles',
  apply: 'build',
  transform: {
    filter: { id: namesOfClasses },
    handler(code, module) {
      const style = styleOf(module)
      if (!style) return this.error('Mantine has no style for these classes.')
      return { code: `${code}\nimport ${JSON.stringify(style)}\n`, map: null }
    },
  },
}

const root = resolve(import.meta.dirname, '../..')
const whole = Object.keys(web.dependencies)
  .map((name) => `${name}/styles.layer.css`)
  .filter((style) => style.startsWith('@mantine/') && existsSync(resolve(root, 'node_modules', style)))

/** NOTE: `npm run dev` serves Mantine as one piece, past every plugin, so all of its styles come with the global ones. */
const allStyles: Plugin = {
  name: 'oktant:all-mantine-styles',
  apply: 'serve',
  enforce: 'pre',
  transform: {
    filter: { id: /\/app\/mantine\.css$/ },
    handler: (code) => ({
      code: `${code}\n${whole.map((style) => `@import '${style}';`).join('\n')}\n`,
      map: null,
    }),
  },
}

export const mantineStyles = () => [styleByComponent, allStyles]
