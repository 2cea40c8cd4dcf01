import react from '@vitejs/plugin-react'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig, type IndexHtmlTransformHook, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { compressBuilt } from './compress.ts'
import { leaveServersParts } from './contract-parts.ts'
import { tellLicences } from './licences.ts'
import { mantineStyles } from './mantine-styles.ts'
import { buildPackagePlayer } from './package-player.ts'
import { bringScreenWords } from './screen-words.ts'

const server = process.env['OKTANT_SERVER'] ?? `http://127.0.0.1:${process.env['PORT'] ?? 7080}`
const languages = ['en', 'de'] as const
/** The texts of every page, one file for each language. */
const textsOfEveryPage = languages.map((language) => ({
  name: `texts-${language}`,
  test: new RegExp(
    `(app/shell/shell|lib/words/said/common|segments/segments|sessions/sessions)\\.${language}\\.json$|virtual:words/screen\\.${language}$`,
  ),
  priority: 30,
}))
/** What the administration’s first page says, which comes with what its places are about. */
const textsOfAdministration = languages.map((language) => ({
  name: `administration.${language}`,
  test: new RegExp(`(administration\\.${language}\\.json|virtual:words/screenAbout\\.${language})$`),
  priority: 30,
}))
const fontsOfEveryPage = /-latin-wght-normal-.*\.woff2$/

const oneOf = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'))

/** NOTE: a part is called after all that share it, and the first page names every part. */
const shortName = (name: string) => name.split('~')[0]

/** NOTE: the first page's few styles come with those of every page, as a file more costs more than they do. */
const partsOfEveryPage = oneOf(
  /packages[\\/]web[\\/]src[\\/]main\.tsx$/,
  /features[\\/]learning[\\/](segments[\\/](hero|segment-tip|segment-icon|wheel[\\/]wheel)|diagrams[\\/]shown-diagrams)\.module\.css$/,
  /ui[\\/]cover[\\/]tones\.module\.css$/,
  // What waits for data, and what opens above a page.
  /@mantine[\\/]core[\\/]esm[\\/]components[\\/]Skeleton[\\/]/,
  /@mantine[\\/]core[\\/]styles[\\/](Popover|Overlay|VisuallyHidden)\.layer\.css$/,
)
/** What the first page shows, which the welcome screen shares. */
const partsOfOverview =
  /desks[\\/]overview[\\/]|segments[\\/](overview-screen|wheel[\\/]segment-wheel)\.tsx$|diagrams[\\/]shown-diagrams\.tsx$/
/** What nearly every form has. */
const partsOfFields =
  /@mantine[\\/]core[\\/]esm[\\/]components[\\/](TextInput|Input|InputBase|ActionIcon|CloseButton|NativeSelect)[\\/]|ui[\\/]form[\\/](form|fields[\\/]password-field)\.tsx$/

/** Styles of Mantine that are mostly needed together. */
const stylesTogether = [
  { name: 'choices', test: /@mantine[\\/]core[\\/]styles[\\/](InlineInput|Checkbox\w*)\.layer\.css$/ },
  { name: 'tables', test: /@mantine[\\/]core[\\/]styles[\\/](Table|ScrollArea)\.layer\.css$/ },
].map((group) => ({ ...group, priority: 7 }))

/** What a visitor may come to first, by address: loaded beside what every page needs, instead of after it. */
const firstScreens = {
  overview: 'desks/overview/overview-screen.tsx',
  login: 'features/people/sessions/login-screen.tsx',
}

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((part) => part.type === 'chunk')
type Bundle = NonNullable<Parameters<IndexHtmlTransformHook>[1]['bundle']>

/** A screen's own part, and those that it needs beyond what the page itself names. */
function filesOf(bundle: Bundle, screen: string) {
  const part = chunksOf(bundle).find(({ modules }) => Object.keys(modules).some((id) => id.endsWith(screen)))
  const files = part ? [part.fileName, ...part.imports] : []
  return files.filter((file) => !/\/(base|react|rolldown-runtime)-/.test(file)).map((file) => `/${file}`)
}

/** The browser asks for the page's icon each time anew unless it comes with the page. */
const withIcon = (html: string) =>
  html.replace(
    'href="/icon.svg"',
    `href="data:image/svg+xml,${encodeURIComponent(readFileSync(resolve(import.meta.dirname, 'public/icon.svg'), 'utf8'))}"`,
  )

/** Hashed names are known when the bundle is: lets the page ask at once for what it will need first. */
function preloadFirstNeeds(): Plugin {
  return {
    name: 'oktant:preload-first-needs',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html
        const texts = languages.flatMap((language) => {
          const part = chunksOf(bundle).find(({ name }) => name === `texts-${language}`)
          return part ? [`data-${language}="/${part.fileName}"`] : []
        })
        const screens = Object.entries(firstScreens).map(
          ([name, screen]) => `data-${name}="${filesOf(bundle, screen).join(' ')}"`,
        )
        const named = [...texts, ...screens].join(' ')
        return {
          html: withIcon(html).replace('src="/before-paint.js"', `src="/before-paint.js" ${named}`),
          tags: Object.keys(bundle)
            .filter((file) => fontsOfEveryPage.test(file))
            .map((file) => ({
              tag: 'link',
              attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
              injectTo: 'head-prepend',
            })),
        }
      },
    },
  }
}

const ownerOf = (module: string) =>
  /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module.slice(module.lastIndexOf('node_modules/')))?.[1] ??
  /packages\/([^/]+)\//.exec(module)?.[1] ??
  'other'

/** Writes down whose code each script is made of, for the check of the first page's budget. */
function tellParts(): Plugin {
  return {
    name: 'oktant:tell-parts',
    generateBundle(_, bundle) {
      const parts = Object.values(bundle).flatMap((part) => {
        if (part.type !== 'chunk') return []
        const owners: Record<string, number> = {}
        for (const [module, { renderedLength }] of Object.entries(part.modules))
          owners[ownerOf(module)] = (owners[ownerOf(module)] ?? 0) + renderedLength
        return [[part.fileName, owners] as const]
      })
      this.emitFile({
        type: 'asset',
        fileName: '.vite/parts.json',
        source: JSON.stringify(Object.fromEntries(parts)),
      })
    },
  }
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    leaveServersParts(),
    bringScreenWords(),
    mantineStyles(),
    preloadFirstNeeds(),
    tellParts(),
    tellLicences(),
    buildPackagePlayer(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: 'Oktant',
        short_name: 'Oktant',
        description: 'Learning and talent for organisations',
        theme_color: '#F8F6F1',
        background_color: '#F8F6F1',
        display: 'standalone',
        start_url: '/',
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icon-maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: [
          'index.html',
          'before-paint.js',
          'icon.svg',
          'assets/{base,react,rolldown-runtime,texts-en,texts-de,errors.en,errors.de}-*',
        ],
        inlineWorkboxRuntime: true,
        // NOTE: or the first visit, of which nothing can be cached, would not count.
        clientsClaim: true,
        cleanupOutdatedCaches: true,
        importScripts: ['push-worker.js', 'parts-worker.js'],
        navigateFallback: 'index.html',
        navigateFallbackDenylist: [/^\/rest\//],
      },
    }),
    compressBuilt(),
  ],
  resolve: {
    alias: [
      { find: /^@sinclair\/typebox$/, replacement: resolve(import.meta.dirname, 'shapes.ts') },
      { find: /^(react-)?i18next$/, replacement: resolve(import.meta.dirname, 'words.ts') },
    ],
  },
  server: { host: '127.0.0.1', proxy: { '/rest': server } },
  preview: { host: '127.0.0.1', proxy: { '/rest': server } },
  build: {
    outDir: resolve(import.meta.dirname, 'dist'),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    cssMinify: 'lightningcss',
    // NOTE: every browser that the build is for loads ahead by itself.
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      input: { main: resolve(import.meta.dirname, 'index.html') },
      treeshake: { propertyReadSideEffects: false },
      output: {
        chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash].js`,
        assetFileNames: ({ names }) =>
          `assets/${shortName(names[0] ?? 'file')?.replace(/\.\w+$/, '')}-[hash][extname]`,
        codeSplitting: {
          groups: [
            ...textsOfEveryPage,
            ...textsOfAdministration,
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]|rolldown[\\/]runtime/,
              priority: 20,
            },
            { name: 'base', test: partsOfEveryPage, priority: 15 },
            {
              name: 'icons',
              test: /@tabler[\\/]icons-react[\\/]/,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 2_000,
              priority: 12,
            },
            { name: 'overview', test: partsOfOverview, priority: 13 },
            { name: 'fields', test: partsOfFields, priority: 9 },
            ...stylesTogether,
            {
              name: 'sign-in',
              test: /sessions[\\/](login-screen|sign-in-form)\.tsx$|ui[\\/]page[\\/]entrance\.tsx$/,
              priority: 8,
            },
            {
              name: 'contract',
              test: /packages[\\/]contract[\\/]/,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 1_500,
              priority: 4,
            },
          ],
        },
      },
    },
  },
})
