import { type IconProps, OutlineIcon } from './icon.tsx'

// Goods, their way, and what is paid: shapes of Tabler Icons (MIT licence, see THIRD-PARTY.md), 24 x 24. To add one, copy the `d` of its paths.

export function IconCreditCard(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={[
        'M3 8a3 3 0 0 1 3 -3h12a3 3 0 0 1 3 3v8a3 3 0 0 1 -3 3h-12a3 3 0 0 1 -3 -3l0 -8',
        'M3 10l18 0',
        'M7 15l.01 0',
        'M11 15l2 0',
      ]}
    />
  )
}

export function IconDiscount(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={[
        'M9 15l6 -6',
        'M9 9.5a.5 .5 0 1 0 1 0a.5 .5 0 1 0 -1 0',
        'M14 14.5a.5 .5 0 1 0 1 0a.5 .5 0 1 0 -1 0',
        'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0',
      ]}
    />
  )
}

export function IconFileInvoice(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={[
        'M14 3v4a1 1 0 0 0 1 1h4',
        'M17 21h-10a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2h7l5 5v11a2 2 0 0 1 -2 2',
        'M9 7l1 0',
        'M9 13l6 0',
        'M13 17l2 0',
      ]}
    />
  )
}

export function IconHeart(props: IconProps) {
  return <OutlineIcon {...props} paths={['M19.5 12.572l-7.5 7.428l-7.5 -7.428a5 5 0 1 1 7.5 -6.566a5 5 0 1 1 7.5 6.572']} />
}

export function IconPackage(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={['M12 3l8 4.5l0 9l-8 4.5l-8 -4.5l0 -9l8 -4.5', 'M12 12l8 -4.5', 'M12 12l0 9', 'M12 12l-8 -4.5', 'M16 5.25l-8 4.5']}
    />
  )
}

export function IconPhoto(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={[
        'M15 8h.01',
        'M3 6a3 3 0 0 1 3 -3h12a3 3 0 0 1 3 3v12a3 3 0 0 1 -3 3h-12a3 3 0 0 1 -3 -3v-12',
        'M3 16l5 -5c.928 -.893 2.072 -.893 3 0l5 5',
        'M14 14l1 -1c.928 -.893 2.072 -.893 3 0l3 3',
      ]}
    />
  )
}

export function IconShoppingCart(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={[
        'M4 19a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
        'M15 19a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
        'M17 17h-11v-14h-2',
        'M6 5l14 1l-1 7h-13',
      ]}
    />
  )
}

export function IconShoppingCartPlus(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={[
        'M4 19a2 2 0 1 0 4 0a2 2 0 0 0 -4 0',
        'M12.5 17h-6.5v-14h-2',
        'M6 5l14 1l-.86 6.017m-2.64 .983h-10.5',
        'M16 19h6',
        'M19 16v6',
      ]}
    />
  )
}

export function IconTruckDelivery(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={[
        'M5 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
        'M15 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
        'M5 17h-2v-4m-1 -8h11v12m-4 0h6m4 0h2v-6h-8m0 -5h5l3 5',
        'M3 9l4 0',
      ]}
    />
  )
}
