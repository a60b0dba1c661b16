// Which chunk of the built web a module goes into, so that a page loads few scripts and their names say what they hold.

const react = /[/\\]node_modules[/\\](?:react|react-dom|scheduler)[/\\]/
const icon = /[/\\]lucide-react[/\\]/
const shared = /[/\\]node_modules[/\\]|[/\\]src[/\\](?:contract|web[/\\](?:lib|ui))[/\\]/
const drawing = /[/\\]ui[/\\]drawings[/\\]/
/** Shared by two or three screens, and more than the first screen can afford. */
const apart = {
  dragging: /[/\\]src[/\\]web[/\\](?:lib[/\\](?:follow-pointer|use-pointer-drag)|ui[/\\]MoveButton)\.tsx?$/,
  'rule-words': /[/\\]src[/\\]contract[/\\]rule-words\.ts$/,
  'list-parts': /[/\\]src[/\\]web[/\\]ui[/\\](?:LoadMore|PastDayField|PlanLimit)\.tsx$/,
}
const nameApart = (id) => Object.entries(apart).find(([, modules]) => modules.test(id))?.[0] ?? null
const feature = /[/\\]src[/\\]web[/\\](?!(?:app|lib|ui)[/\\])([\w-]+)[/\\]/

/**
 * The bundler's groups; the first that fits counts:
 * - `react`,
 * - `base`: what the landing page shares with the app,
 * - `drawings`: what several screens draw, and the app's frame does not,
 * - `kit`: shared modules that the app's frame or screens of several features need,
 * - what stands `apart`,
 * - the name of a feature: what its screen shares with other screens or with its lazy parts.
 * All other modules are named after the entry, the screen or the lazy part that imports them.
 */
export function chunkGroups({ landing, app }) {
  let known
  const group = (name, priority, choose) => ({
    debugName: name,
    priority,
    name: (id, context) => {
      known ??= reachOf({ landing, app }, (id) => context.getModuleInfo(id))
      return choose(id, known)
    },
  })
  return [
    group('react', 4, (id) => (react.test(id) ? 'react' : null)),
    group('base', 3, (id, { ofLanding }) => (ofLanding.has(id) && !id.includes('/landing') ? 'base' : null)),
    group('drawings', 3, (id, { ofLanding, ofApp, isShared }) =>
      drawing.test(id) && !ofLanding.has(id) && !ofApp.has(id) && isShared(id) ? 'drawings' : null,
    ),
    group('kit', 2, (id, { ofApp, isFirst, isShared, featureOf }) =>
      shared.test(id) &&
      nameApart(id) === null &&
      (ofApp.has(id) || (isShared(id) && featureOf(id) === undefined && (icon.test(id) || isFirst(id))))
        ? 'kit'
        : null,
    ),
    group('apart', 1, nameApart),
    group('features', 1, (id, { isFirst, isShared, featureOf }) =>
      isFirst(id) && isShared(id) ? (feature.exec(id)?.[1] ?? featureOf(id) ?? null) : null,
    ),
  ]
}

/** The modules that each entry, screen and lazy part loads. */
function reachOf({ landing, app }, infoOf) {
  const ofApp = closureOf(app, infoOf)
  const later = new Map()
  const collect = (modules) => {
    for (const id of [...modules].flatMap((id) => infoOf(id)?.dynamicallyImportedIds ?? [])) {
      if (later.has(id)) continue
      later.set(id, closureOf(id, infoOf))
      collect(later.get(id))
    }
  }
  collect(ofApp)
  const needing = (id) => [...later].filter(([, modules]) => modules.has(id)).map(([root]) => root)
  const screens = [...later.keys()].filter((id) => id.endsWith('Screen.tsx'))
  return {
    ofLanding: closureOf(landing, infoOf),
    ofApp,
    /** Whether a screen needs it at once. */
    isFirst: (id) => screens.some((screen) => later.get(screen).has(id)),
    /** Whether several screens or lazy parts need it, and the app's frame does not bring it. */
    isShared: (id) => !ofApp.has(id) && needing(id).length > 1,
    /** The one feature whose screens and lazy parts need it; undefined where others do too. */
    featureOf: (id) => {
      const [name, ...others] = new Set(needing(id).map((root) => feature.exec(root)?.[1]))
      return others.length === 0 ? name : undefined
    },
  }
}

/** A module with all its direct and indirect static imports. */
function closureOf(id, infoOf, found = new Set()) {
  if (found.has(id)) return found
  found.add(id)
  for (const each of infoOf(id)?.importedIds ?? []) closureOf(each, infoOf, found)
  return found
}
