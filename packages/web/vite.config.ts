import react from '@vitejs/plugin-react'
import { resolve } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { compressBuilt } from './compress.ts'
import { tellLicences } from './licences.ts'

const server = process.env['OKTANT_SERVER'] ?? `http://127.0.0.1:${process.env['PORT'] ?? 7080}`
const languages = ['en', 'de'] as const
/** The texts of every page, one file for each language. */
const textsOfEveryPage = languages.map((language) => ({
  name: `texts-${language}`,
  test: new RegExp(`(app/shell/shell|lib/words/common)\\.${language}\\.json$`),
  priority: 30,
}))
const fontsOfEveryPage = /-latin-wght-normal-.*\.woff2$/

/** Hashed names are known when the bundle is: lets the page ask for fonts and its language's texts at once. */
function preloadFirstNeeds(): Plugin {
  return {
    name: 'oktant:preload-first-needs',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html
        const files = Object.values(bundle)
        const named = languages.flatMap((language) => {
          const texts = files.find((part) => part.type === 'chunk' && part.name === `texts-${language}`)
          return texts ? [`data-${language}="/${texts.fileName}"`] : []
        })
        return {
          html: html.replace('src="/before-paint.js"', `src="/before-paint.js" ${named.join(' ')}`),
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
    preloadFirstNeeds(),
    tellParts(),
    tellLicences(),
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
          'assets/{base,main,react,rolldown-runtime,texts-en,texts-de,errors.en,errors.de}-*',
        ],
        inlineWorkboxRuntime: true,
        // NOTE: or the first visit, of which nothing can be cached, would not count.
        clientsClaim: true,
        cleanupOutdatedCaches: true,
        importScripts: ['push-worker.js'],
        navigateFallback: 'index.html',
        navigateFallbackDenylist: [/^\/rest\//],
        runtimeCaching: [
          {
            // NOTE: names under assets/ carry a hash of their content, so what is cached is never stale.
            urlPattern: /\/assets\//,
            handler: 'CacheFirst',
            options: { cacheName: 'assets', expiration: { maxEntries: 200 } },
          },
        ],
      },
    }),
    compressBuilt(),
  ],
  resolve: {
    alias: [{ find: /^@sinclair\/typebox$/, replacement: resolve(import.meta.dirname, 'shapes.ts') }],
  },
  server: { host: '127.0.0.1', proxy: { '/rest': server } },
  preview: { host: '127.0.0.1', proxy: { '/rest': server } },
  build: {
    outDir: resolve(import.meta.dirname, 'dist'),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    cssMinify: 'lightningcss',
    manifest: true,
    rolldownOptions: {
      input: { main: resolve(import.meta.dirname, 'index.html') },
      output: {
        codeSplitting: {
          groups: [
            ...textsOfEveryPage,
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
              priority: 20,
            },
            // NOTE: what every page needs comes in one file; left alone it would be twenty small ones.
            {
              name: 'base',
              test: /packages[\\/]web[\\/]src[\\/]main\.tsx$|node_modules[\\/]@tanstack[\\/]react-query[\\/]/,
              priority: 10,
            },
            // NOTE: so does what the first screen shares with the other public ones.
            {
              name: 'segments',
              test: /features[\\/]segments[\\/](wheel[\\/]segment-wheel\.tsx|hero\.module\.css)$|lib[\\/]words[\\/]greeting\.ts$/,
              priority: 5,
            },
          ],
        },
      },
    },
  },
})
