extension PropertyTable {
  /// Controls and scroll views (UIControl.h, UIScrollView.h).
  static let controls: StaticString = """
    isSelected|selected|UIControl|bool|false|2.0||uiControls|Whether it is drawn as chosen.
    isHighlighted|highlighted|UIControl, UILabel|bool|false|2.0||uiControls label|Whether it is drawn as if a finger were on it.
    effectiveContentHorizontalAlignment||UIControl|get :UIControl.ContentHorizontalAlignment||2.0||uiControls
      |The alignment in effect, left or right.
    state||UIControl|get [UIControl.State]||2.0||uiControls|What state it is in.
    isTracking|tracking|UIControl, UIScrollView|get bool||2.0||uiControls textView|Whether it follows a finger.
    isTouchInside|touchInside|UIControl|get bool||2.0||uiControls|Whether the finger is inside.
    allTargets||UIControl|get opaque Set<AnyHashable>||2.0||uiControls|The objects that its events go to.
    allControlEvents||UIControl|get [UIControl.Event]||2.0||uiControls|The events that go anywhere.
    contextMenuInteraction||UIControl|get opaque? UIContextMenuInteraction||14.0||uiControls|The menu of a long press.
    isContextMenuInteractionEnabled|contextMenuInteractionEnabled|UIControl|bool|false|14.0||uiControls
      |Whether a long press opens a menu.
    showsMenuAsPrimaryAction||UIControl|bool|false|14.0||uiControls|Whether a tap opens the menu.
    toolTip||UIControl|text?|nil|15.0||uiControls|What the pointer shows when it rests here.
    toolTipInteraction||UIControl|get opaque? UIToolTipInteraction||15.0||uiControls|The showing of that text.
    isSymbolAnimationEnabled|symbolAnimationEnabled|UIControl|bool|false|17.0||uiControls
      |Whether symbols move when they change.
    contentOffset||UIScrollView|opaque CGPoint|.zero|2.0||textView|How far it is scrolled.
    contentSize||UIScrollView|opaque CGSize|.zero|2.0||textView|The size of what scrolls.
    adjustedContentInset||UIScrollView|get insets||11.0||textView|The insets in effect, with the safe area.
    contentInsetAdjustmentBehavior||UIScrollView|:UIScrollView.ContentInsetAdjustmentBehavior|.automatic|11.0||textView
      |Whether the safe area becomes an inset.
    automaticallyAdjustsScrollIndicatorInsets||UIScrollView|bool|true|13.0||textView
      |Whether scroll bars keep to the safe area.
    isDirectionalLockEnabled|directionalLockEnabled|UIScrollView|bool|false|2.0||textView
      |Whether a drag goes one way only.
    isPagingEnabled|pagingEnabled|UIScrollView|bool|false|2.0||textView|Whether it stops at whole pages.
    showsVerticalScrollIndicator||UIScrollView|bool|true|2.0||textView|Whether the vertical scroll bar shows.
    showsHorizontalScrollIndicator||UIScrollView|bool|true|2.0||textView|Whether the horizontal scroll bar shows.
    indicatorStyle||UIScrollView|:UIScrollView.IndicatorStyle|.default|2.0||textView|The colour of the scroll bars.
    verticalScrollIndicatorInsets||UIScrollView|insets|.insets(top: 0, left: 0, bottom: 0, right: 0)|11.1||textView
      |The room around the vertical scroll bar.
    horizontalScrollIndicatorInsets||UIScrollView|insets|.insets(top: 0, left: 0, bottom: 0, right: 0)|11.1||textView
      |The room around the horizontal scroll bar.
    scrollIndicatorInsets||UIScrollView|insets||2.0||textView|The room around both scroll bars.
    decelerationRate||UIScrollView|opaque UIScrollView.DecelerationRate||3.0||textView|How soon a flick comes to rest.
    indexDisplayMode||UIScrollView|:UIScrollView.IndexDisplayMode|.automatic|2.0||textView
      |Whether an index at the edge shows.
    isDragging|dragging|UIScrollView|get bool||2.0||textView|Whether a finger drags it.
    isDecelerating|decelerating|UIScrollView|get bool||2.0||textView|Whether it rolls on after a flick.
    delaysContentTouches||UIScrollView|bool|true|2.0||textView|Whether it waits before it hands touches on.
    canCancelContentTouches||UIScrollView|bool|true|2.0||textView|Whether a drag takes touches back.
    zoomScale||UIScrollView|number|1|3.0||textView|The scale at present.
    bouncesZoom||UIScrollView|bool|true|2.0||textView|Whether it springs back past the smallest and largest scale.
    isZooming|zooming|UIScrollView|get bool||2.0||textView|Whether fingers zoom it.
    isZoomBouncing|zoomBouncing|UIScrollView|get bool||2.0||textView|Whether it springs back.
    scrollsToTop||UIScrollView|bool|true|2.0||textView|Whether a tap on the status bar scrolls it up.
    panGestureRecognizer||UIScrollView|get opaque UIPanGestureRecognizer||5.0||textView|The gesture that scrolls.
    pinchGestureRecognizer||UIScrollView|get opaque? UIPinchGestureRecognizer||5.0||textView|The gesture that zooms.
    directionalPressGestureRecognizer||UIScrollView|get opaque UIGestureRecognizer||2.0||textView
      |The gesture of a remote control.
    refreshControl||UIScrollView|opaque? UIRefreshControl|nil|10.0||textView|What a pull at the top brings out.
    contentAlignmentPoint||UIScrollView|opaque CGPoint||17.4||textView|Where content that is smaller stands.
    bouncesHorizontally||UIScrollView|bool|true|17.4||textView|Whether it bounces at the sides.
    bouncesVertically||UIScrollView|bool|true|17.4||textView|Whether it bounces at top and bottom.
    transfersHorizontalScrollingToParent||UIScrollView|bool|true|17.4||textView
      |Whether scrolling sideways goes on in the view above.
    transfersVerticalScrollingToParent||UIScrollView|bool|true|17.4||textView
      |Whether scrolling up and down goes on in the view above.
    allowsKeyboardScrolling||UIScrollView|bool|true|17.0||textView|Whether a hardware keyboard scrolls it.
    topEdgeEffect||UIScrollView|get opaque UIScrollEdgeEffect||26.0||textView|How text fades at the top.
    leftEdgeEffect||UIScrollView|get opaque UIScrollEdgeEffect||26.0||textView|How text fades at the left.
    bottomEdgeEffect||UIScrollView|get opaque UIScrollEdgeEffect||26.0||textView|How text fades at the bottom.
    rightEdgeEffect||UIScrollView|get opaque UIScrollEdgeEffect||26.0||textView|How text fades at the right.
    """
}
