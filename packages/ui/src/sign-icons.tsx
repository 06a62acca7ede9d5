import { FilledIcon, type IconProps, OutlineIcon } from './icon.tsx'

// How something stands: shapes of Tabler Icons (MIT licence, see THIRD-PARTY.md), 24 x 24. To add one, copy the `d` of its paths.

export function IconAlertCircle(props: IconProps) {
  return <OutlineIcon {...props} paths={['M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0', 'M12 8v4', 'M12 16h.01']} />
}

export function IconAlertTriangle(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={[
        'M12 9v4',
        'M10.363 3.591l-8.106 13.534a1.914 1.914 0 0 0 1.636 2.871h16.214a1.914 1.914 0 0 0 1.636 -2.87l-8.106 -13.536a1.914 1.914 0 0 0 -3.274 0',
        'M12 16h.01',
      ]}
    />
  )
}

export function IconCircleCheck(props: IconProps) {
  return <OutlineIcon {...props} paths={['M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0', 'M9 12l2 2l4 -4']} />
}

export function IconCircleCheckFilled(props: IconProps) {
  return (
    <FilledIcon
      {...props}
      paths={[
        'M17 3.34a10 10 0 1 1 -14.995 8.984l-.005 -.324l.005 -.324a10 10 0 0 1 14.995 -8.336zm-1.293 5.953a1 1 0 0 0 -1.32 -.083l-.094 .083l-3.293 3.292l-1.293 -1.292l-.094 -.083a1 1 0 0 0 -1.403 1.403l.083 .094l2 2l.094 .083a1 1 0 0 0 1.226 0l.094 -.083l4 -4l.083 -.094a1 1 0 0 0 -.083 -1.32z',
      ]}
    />
  )
}

export function IconClock(props: IconProps) {
  return <OutlineIcon {...props} paths={['M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0', 'M12 7v5l3 3']} />
}

export function IconInfoCircle(props: IconProps) {
  return <OutlineIcon {...props} paths={['M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0', 'M12 9h.01', 'M11 12h1v4h1']} />
}

export function IconKey(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={[
        'M16.555 3.843l3.602 3.602a2.877 2.877 0 0 1 0 4.069l-2.643 2.643a2.877 2.877 0 0 1 -4.069 0l-.301 -.301l-6.558 6.558a2 2 0 0 1 -1.239 .578l-.175 .008h-1.172a1 1 0 0 1 -.993 -.883l-.007 -.117v-1.172a2 2 0 0 1 .467 -1.284l.119 -.13l.414 -.414h2v-2h2v-2l2.144 -2.144l-.301 -.301a2.877 2.877 0 0 1 0 -4.069l2.643 -2.643a2.877 2.877 0 0 1 4.069 0z',
        'M15 9h.01',
      ]}
    />
  )
}

export function IconLock(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={[
        'M5 13a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-6',
        'M11 16a1 1 0 1 0 2 0a1 1 0 0 0 -2 0',
        'M8 11v-4a4 4 0 1 1 8 0v4',
      ]}
    />
  )
}

export function IconMoodPuzzled(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={[
        'M14.986 3.51a9 9 0 1 0 1.514 16.284c2.489 -1.437 4.181 -3.978 4.5 -6.794',
        'M10 10h.01',
        'M14 8h.01',
        'M12 15c1 -1.333 2 -2 3 -2',
        'M20 9v.01',
        'M20 6a2.003 2.003 0 0 0 .914 -3.782a1.98 1.98 0 0 0 -2.414 .483',
      ]}
    />
  )
}

export function IconShieldCheck(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={[
        'M11.46 20.846a12 12 0 0 1 -7.96 -14.846a12 12 0 0 0 8.5 -3a12 12 0 0 0 8.5 3a12 12 0 0 1 -.09 7.06',
        'M15 19l2 2l4 -4',
      ]}
    />
  )
}

export function IconStar(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={[
        'M12 17.75l-6.172 3.245l1.179 -6.873l-5 -4.867l6.9 -1l3.086 -6.253l3.086 6.253l6.9 1l-5 4.867l1.179 6.873l-6.158 -3.245',
      ]}
    />
  )
}

export function IconStarFilled(props: IconProps) {
  return (
    <FilledIcon
      {...props}
      paths={[
        'M8.243 7.34l-6.38 .925l-.113 .023a1 1 0 0 0 -.44 1.684l4.622 4.499l-1.09 6.355l-.013 .11a1 1 0 0 0 1.464 .944l5.706 -3l5.693 3l.1 .046a1 1 0 0 0 1.352 -1.1l-1.091 -6.355l4.624 -4.5l.078 -.085a1 1 0 0 0 -.633 -1.62l-6.38 -.926l-2.852 -5.78a1 1 0 0 0 -1.794 0z',
      ]}
    />
  )
}

export function IconToolsOff(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={[
        'M16 12l4 -4a2.828 2.828 0 1 0 -4 -4l-4 4m-2 2l-7 7v4h4l7 -7',
        'M14.5 5.5l4 4',
        'M12 8l-5 -5m-2 2l-2 2l5 5',
        'M7 8l-1.5 1.5',
        'M16 12l5 5m-2 2l-2 2l-5 -5',
        'M16 17l-1.5 1.5',
        'M3 3l18 18',
      ]}
    />
  )
}
